"""What Schemathesis cannot guess of a house: who asks, and which tables and people there are."""

import itertools
import json
import os
import urllib.request

import schemathesis

HOUSE = os.environ["LIVRET_HOUSE"]
# These end the session they come with, or change whose it is: each gets one of its own.
ENDING = {"DELETE /api/me", "POST /api/logout", "POST /api/me/password", "POST /api/register"}


def ask(path, body=None, cookie=None):
    headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
    request = urllib.request.Request(HOUSE + path, json.dumps(body or {}).encode(), headers, method="POST")
    with urllib.request.urlopen(request) as answer:
        given = (answer.headers.get("set-cookie") or "").split(";")[0]
        return json.load(answer), given


def guest():
    me, cookie = ask("/api/guest")
    return me["id"], cookie


ME, COOKIE = guest()


def table(game, **wish):
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    return ask("/api/tables", {"game": game, "seats": seats, "pace": "instant"} | wish, COOKIE)[0]["id"]


def tables():
    """Tables of every stage: one waits, some are played, some are over."""
    yield table("love-letter", seats=[{"kind": "me"}, {"kind": "open"}], access="open")
    for game in ["love-letter", "tanto-cuore", "motto-tanto-cuore"]:
        yield table(game, hints=True, tracker=True)
        over = table(game)
        ask(f"/api/tables/{over}/resign", cookie=COOKIE)
        yield over
    yield "k3v9qm2x"


# Three of each: what one request does to a table should not decide what all others meet.
TABLES = itertools.cycle([one for _ in range(3) for one in tables()])
PEOPLE = itertools.cycle([guest()[0], ME, "nobody"])


@schemathesis.auth(refresh_interval=None)
class Session:
    def get(self, case, context):
        return guest()[1] if case.operation.label in ENDING else COOKIE

    def set(self, case, data, context):
        name, _, value = data.partition("=")
        case.cookies = (case.cookies or {}) | {name: value}


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    """Two of three requests go to somebody or something that is there."""
    for name, known in [("id", TABLES), ("person", PEOPLE)]:
        if name in (path_parameters or {}) and len(str(path_parameters[name])) % 3:
            path_parameters[name] = next(known)
    return path_parameters

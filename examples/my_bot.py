#!/usr/bin/env python3
"""A bot for every game of the house, in plain Python: copy it and teach it something.

    livret arena --game love-letter --bots novice,cmd:./examples/my_bot.py

One JSON object per line comes in, one goes out; PROTOCOL.md, "A bot as a process", has the shapes.
"""
import json
import random
import sys

WORTH = {}  # what a card is good for, by id: its cost or, where nothing is bought, its value


def taste(action):
    """Higher is better. Do what can be done, buy the best, end a phase last."""
    verb, _, rest = action.partition(":")
    card = rest.split("@")[0].split("=")[0].split(".")[0]
    worth = WORTH.get(card, 0)
    if verb in ("end", "no", "done"):
        return -5  # only when there is nothing better
    if verb in ("discard", "give", "return", "bottom") or verb == "play":
        return -worth / 10  # part with the least
    return 5 + worth  # serve, love, hire, take, keep, chamber …


def decide(decision):
    options = decision["actions"]
    best = max(taste(action) for action in options)
    return random.choice([action for action in options if taste(action) == best])


for line in sys.stdin:
    message = json.loads(line)
    answer = None
    if message["op"] == "game":
        WORTH = {card["id"]: card.get("cost") or card.get("vp", 0) for card in message["cards"]}
        answer = {"ok": True, "name": "my bot"}
    elif message["op"] == "decide":
        answer = {"action": decide(message["decision"])}
    if answer:  # "over" wants no answer
        print(json.dumps(answer), flush=True)

//! Guests, accounts, sessions and what belongs to them, on every database.

mod common;

use common::{append, everywhere, row_of};
use livret_store::identity::{IdentityError, NOBODY};
use livret_store::{Command, Line, Store};

const PASSWORD: &str = "correct horse";

async fn account(store: &Store, name: &str) -> (String, String) {
    let (guest, _) = store.new_guest(None).await.unwrap();
    let (_, cookie, _) = store.register(&guest.id, name, PASSWORD).await.unwrap();
    (guest.id, cookie.value().to_owned())
}

#[tokio::test]
async fn a_guest_comes_in_and_goes_out() {
    everywhere(async |store| {
        let (guest, cookie) = store.new_guest(Some("  Zoë ")).await.unwrap();
        assert_eq!((guest.name.as_str(), guest.account), ("Zoë", false));
        assert_eq!(store.whose(cookie.value()).await.unwrap(), Some(guest.clone()));
        let (nameless, _) = store.new_guest(None).await.unwrap();
        assert!(nameless.name.starts_with("guest-"));
        store.logout(cookie.value()).await.unwrap();
        assert_eq!(store.whose(cookie.value()).await.unwrap(), None);
        assert_eq!(store.new_guest(Some("\u{202e}")).await.map(drop), Err(IdentityError::BadName));
    })
    .await;
}

#[tokio::test]
async fn a_cookie_that_we_did_not_sign_opens_nothing() {
    everywhere(async |store| {
        let (_, cookie) = store.new_guest(None).await.unwrap();
        let good = cookie.value();
        let mut forged: Vec<String> = ["", ".", "x.y", &good[..64], &good[1..]].map(String::from).into();
        for at in [0, 40, 64, 65, 100, 128] {
            let mut letters: Vec<char> = good.chars().collect();
            letters[at] = if letters[at] == '0' { '1' } else { '0' };
            forged.push(letters.into_iter().collect());
        }
        forged.push(format!("{}é{}", &good[..63], &good[65..]));
        for cookie in forged {
            assert_eq!(store.whose(&cookie).await.unwrap(), None, "{cookie}");
        }
    })
    .await;
}

#[tokio::test]
async fn an_account_keeps_the_person_across_devices() {
    everywhere(async |store| {
        let (guest, first) = store.new_guest(None).await.unwrap();
        let (me, cookie, codes) = store.register(&guest.id, "Anna", PASSWORD).await.unwrap();
        assert_eq!((me.id.as_str(), me.name.as_str(), me.account), (guest.id.as_str(), "Anna", true));
        assert_eq!(codes.len(), 8);
        let (same, second) = store.login(" aNNa", PASSWORD).await.unwrap();
        assert_eq!(same, me);
        assert_eq!(store.whose(second.value()).await.unwrap(), Some(me.clone()));
        assert_eq!(store.whose(cookie.value()).await.unwrap(), Some(me.clone()));
        assert_eq!(store.whose(first.value()).await.unwrap(), None, "the guest's cookie is not the account's");
        for (name, password) in [("Anna", "correct horsf"), ("Anne", PASSWORD), ("", ""), ("Anna", "")] {
            assert_eq!(store.login(name, password).await.map(drop), Err(IdentityError::WrongPassword));
        }
        assert_eq!(store.register(&guest.id, "Other", PASSWORD).await.map(drop), Err(IdentityError::NotNow));
    })
    .await;
}

#[tokio::test]
async fn names_of_accounts_are_unique_whatever_the_case() {
    everywhere(async |store| {
        account(&store, "Émile").await;
        assert_eq!(store.new_guest(Some("émile")).await.map(drop), Err(IdentityError::NameTaken), "nor a guest's");
        let (guest, _) = store.new_guest(None).await.unwrap();
        assert_eq!(store.rename(&guest.id, "E\u{301}mile\u{200d}").await.map(drop), Err(IdentityError::NameTaken));
        assert_eq!(store.register(&guest.id, "ÉMILE", PASSWORD).await.map(drop), Err(IdentityError::NameTaken));
        let (id, _) = account(&store, "Other").await;
        assert_eq!(store.rename(&id, "emile\u{301}").await.map(drop), Ok(()), "another name");
        assert_eq!(store.rename(&id, "e\u{301}mile").await.map(drop), Err(IdentityError::NameTaken));
        assert_eq!(store.rename(&guest.id, "Other").await.unwrap().name, "Other", "no account is called so any more");
        assert_eq!(store.rename("nobody", "X").await.map(drop), Err(IdentityError::Unknown));
    })
    .await;
}

#[tokio::test]
async fn a_guest_whose_name_becomes_an_account_gets_another() {
    everywhere(async |store| {
        let (first, _) = store.new_guest(Some("Zoe")).await.unwrap();
        let (second, _) = store.new_guest(Some("zo\u{200d}e")).await.unwrap();
        let (other, _) = store.new_guest(Some("Zora")).await.unwrap();
        store.register(&first.id, "Zoe", PASSWORD).await.unwrap();
        assert_eq!(store.rename_guests_called("Zoe").await.unwrap(), std::slice::from_ref(&second.id));
        let name = async |id: &str| store.person(id).await.unwrap().unwrap().name;
        assert_eq!((name(&first.id).await, name(&other.id).await), ("Zoe".into(), "Zora".into()));
        assert!(name(&second.id).await.starts_with("guest-"));
    })
    .await;
}

#[tokio::test]
async fn a_recovery_code_opens_the_account_once() {
    everywhere(async |store| {
        let (guest, old) = store.new_guest(None).await.unwrap();
        let (_, _, codes) = store.register(&guest.id, "Anna", PASSWORD).await.unwrap();
        let typed = codes[3].to_uppercase().replace('-', " ");
        let (me, cookie) = store.recover("anna", &typed, "another secret").await.unwrap();
        assert_eq!(me.id, guest.id);
        assert_eq!(store.whose(old.value()).await.unwrap(), None, "the other sessions are over");
        assert!(store.whose(cookie.value()).await.unwrap().is_some());
        assert_eq!(store.recover("anna", &codes[3], PASSWORD).await.map(drop), Err(IdentityError::WrongPassword));
        assert_eq!(store.recover("bert", &codes[4], PASSWORD).await.map(drop), Err(IdentityError::WrongPassword));
        assert_eq!(store.recover("anna", "", PASSWORD).await.map(drop), Err(IdentityError::WrongPassword));
        assert_eq!(store.recover("anna", &codes[4], "short").await.map(drop), Err(IdentityError::BadPassword));
        assert!(store.login("Anna", "another secret").await.is_ok());
        assert!(store.recover("anna", &codes[4], PASSWORD).await.is_ok());
    })
    .await;
}

#[tokio::test]
async fn a_new_password_ends_all_sessions() {
    everywhere(async |store| {
        let (id, old) = account(&store, "Anna").await;
        assert_eq!(store.change_password(&id, "wrong one", "another secret").await, Err(IdentityError::WrongPassword));
        assert!(store.whose(&old).await.unwrap().is_some());
        let new = store.change_password(&id, PASSWORD, "another secret").await.unwrap();
        assert_eq!(store.whose(&old).await.unwrap(), None);
        assert!(store.whose(new.value()).await.unwrap().is_some());
        let (guest, _) = store.new_guest(None).await.unwrap();
        assert_eq!(store.change_password(&guest.id, "", "another secret").await, Err(IdentityError::NotNow));
    })
    .await;
}

#[tokio::test]
async fn blocks_are_set_changed_and_lifted() {
    everywhere(async |store| {
        let (anna, _) = account(&store, "Anna").await;
        let (bert, _) = account(&store, "Bert").await;
        store.set_block(&anna, &bert, Some("mute")).await.unwrap();
        store.set_block(&anna, &bert, Some("block")).await.unwrap();
        let blocks = store.blocks(&anna).await.unwrap();
        assert_eq!((blocks.len(), blocks[0].name.as_str(), blocks[0].kind.as_str()), (1, "Bert", "block"));
        assert_eq!(store.blocks(&bert).await.unwrap(), []);
        store.set_block(&anna, &bert, None).await.unwrap();
        assert_eq!(store.blocks(&anna).await.unwrap(), []);
        assert_eq!(store.set_block(&anna, "nobody", Some("mute")).await, Err(IdentityError::Unknown));
    })
    .await;
}

#[tokio::test]
async fn whoever_leaves_takes_name_and_words_along() {
    everywhere(async |store| {
        let (anna, cookie) = account(&store, "Anna Karenina").await;
        let mut game = append("t", 1..=1);
        row_of(&mut game).people = vec![anna.clone()];
        row_of(&mut game).data = format!(
            r#"{{"seats":[{{"person":"{anna}","name":"Anna Karenina"}}],"speakers":{{"{anna}":"Anna Karenina"}}}}"#
        );
        let said = format!(r#"{{"person":"{anna}","name":"Anna Karenina","text":"my address is"}}"#);
        row_of(&mut game).seq = 2;
        game.lines.push(Line { seq: 2, at: 0, kind: "said".into(), data: said });
        store.append(game).await.unwrap();
        let export = store.export(&anna).await.unwrap().to_string();
        assert!(export.contains("Anna Karenina") && export.contains("love-letter") && !export.contains("argon2"));

        assert_eq!(store.delete_me(&anna, None).await, Err(IdentityError::WrongPassword));
        assert_eq!(store.delete_me(&anna, Some("wrong one")).await, Err(IdentityError::WrongPassword));
        store.delete_me(&anna, Some(PASSWORD)).await.unwrap();

        assert_eq!(store.whose(&cookie).await.unwrap(), None);
        assert_eq!(store.person(&anna).await.unwrap(), None);
        assert_eq!(store.export(&anna).await.map(drop), Err(IdentityError::Unknown));
        let mut backup = Vec::new();
        store.backup(&mut backup).await.unwrap();
        let everything = String::from_utf8(backup).unwrap();
        assert!(!everything.contains("Karenina") && !everything.contains("my address"), "{everything}");
        let (row, lines) = store.table("t").await.unwrap().unwrap();
        assert!(row.data.contains(NOBODY) && lines[1].data.contains(NOBODY));
        account(&store, "anna karenina").await;
    })
    .await;
}

#[tokio::test]
async fn the_host_speaks_to_running_servers() {
    everywhere(async |store| {
        store.send_command(&Command::CloseTable("old".into())).await.unwrap();
        let mut cursor = store.command_cursor().await.unwrap();
        let waited = store.take_commands(&mut cursor).await.unwrap();
        assert_eq!(waited, [Command::CloseTable("old".into())], "what was asked while no server ran");
        assert_eq!(store.command_cursor().await.unwrap(), cursor, "the next server does not obey again");
        store.set_banner(Some("Tea at five")).await.unwrap();
        store.send_command(&Command::CloseTable("t1".into())).await.unwrap();
        store.send_command(&Command::RemovePerson("p1".into())).await.unwrap();
        let commands = [Command::Banner, Command::CloseTable("t1".into()), Command::RemovePerson("p1".into())];
        assert_eq!(store.take_commands(&mut cursor).await.unwrap(), commands);
        assert_eq!(store.take_commands(&mut cursor).await.unwrap(), []);
        assert_eq!(store.banner().await.unwrap().as_deref(), Some("Tea at five"));
        store.set_banner(None).await.unwrap();
        assert_eq!(store.banner().await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn people_are_listed_for_the_host() {
    everywhere(async |store| {
        let (anna, _) = account(&store, "Anna").await;
        let mut game = append("t", 1..=1);
        row_of(&mut game).people = vec![anna.clone()];
        store.append(game).await.unwrap();
        let people = store.people(10).await.unwrap();
        assert_eq!((people.len(), people[0].tables, people[0].person.id.as_str()), (1, 1, anna.as_str()));
        assert_eq!(store.sweep_sessions(100).await.unwrap(), 0);
    })
    .await;
}

#[tokio::test]
async fn guests_who_left_nothing_behind_are_found_and_removed() {
    everywhere(async |store| {
        let (idle, cookie) = store.new_guest(Some("Idle")).await.unwrap();
        let (player, _) = store.new_guest(Some("Player")).await.unwrap();
        let (account, _) = account(&store, "Anna").await;
        let mut game = append("t", 1..=1);
        row_of(&mut game).people = vec![player.id.clone()];
        store.append(game).await.unwrap();
        assert_eq!(store.idle_guests(0, 10).await.unwrap(), Vec::<String>::new(), "seen since 1970");
        let found = store.idle_guests(i64::MAX, 10).await.unwrap();
        assert_eq!(found, std::slice::from_ref(&idle.id), "not who sits somewhere, not who has an account");
        store.remove_guests(&[idle.id, account.clone()]).await.unwrap();
        assert_eq!(store.whose(cookie.value()).await.unwrap(), None);
        assert!(store.person(&account).await.unwrap().is_some(), "accounts are never swept");
    })
    .await;
}

#[tokio::test]
async fn people_who_played_together_offer_each_other_seats_unless_one_does_not_want_to() {
    everywhere(async |store| {
        let (anna, _) = store.new_guest(Some("Anna")).await.unwrap();
        let (berta, _) = store.new_guest(Some("Berta")).await.unwrap();
        let (cora, _) = store.new_guest(Some("Cora")).await.unwrap();
        let at_table = |id: &str, stage: &str, people: [&str; 2]| {
            let mut made = append(id, 1..=1);
            row_of(&mut made).stage = stage.into();
            row_of(&mut made).people = people.map(String::from).to_vec();
            made
        };
        store.append(at_table("played00", "over", [&anna.id, &berta.id])).await.unwrap();
        store.append(at_table("waiting0", "waiting", [&anna.id, &cora.id])).await.unwrap();
        let known = store.companions(&anna.id, 10).await.unwrap();
        assert_eq!(known.iter().map(|one| (one.name.as_str(), one.games)).collect::<Vec<_>>(), [("Berta", 1)]);

        assert!(store.invite(&berta.id, "waiting0", &anna.id, 7).await.unwrap());
        let invited = store.invitations(&berta.id).await.unwrap();
        assert_eq!((invited.len(), invited[0].name.as_str(), invited[0].at), (1, "Anna", 7));
        store.set_block(&berta.id, &anna.id, Some("mute")).await.unwrap();
        assert!(!store.invite(&berta.id, "waiting0", &anna.id, 8).await.unwrap());
        assert!(store.invitations(&berta.id).await.unwrap().is_empty());
        assert!(store.companions(&berta.id, 10).await.unwrap().is_empty(), "whom one does not want to hear");
        assert_eq!(store.companions(&anna.id, 10).await.unwrap().len(), 1, "a mute is not told");
        store.set_block(&berta.id, &anna.id, Some("block")).await.unwrap();
        assert!(store.companions(&anna.id, 10).await.unwrap().is_empty());
        store.set_block(&berta.id, &anna.id, None).await.unwrap();

        // A table that no longer waits is forgotten with the next invitation.
        store.append(at_table("waiting1", "waiting", [&anna.id, &cora.id])).await.unwrap();
        let mut begun = append("waiting0", 2..=2);
        row_of(&mut begun).stage = "playing".into();
        store.append(begun).await.unwrap();
        assert!(store.invitations(&berta.id).await.unwrap().is_empty());
        assert!(store.invite(&berta.id, "waiting1", &anna.id, 9).await.unwrap());
        store.drop_invitation(&berta.id, "waiting1").await.unwrap();
        assert!(store.invitations(&berta.id).await.unwrap().is_empty());
    })
    .await;
}

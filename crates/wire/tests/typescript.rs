//! The client's types are made from ours: the file in the repository is the one we would make.

use std::path::Path;

#[test]
fn the_clients_types_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/wire.ts");
    let made = livret_wire::typescript();
    if std::env::var_os("LIVRET_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("the file lies in a directory"))
            .expect("web/src/wire can be made");
        std::fs::write(&path, &made).expect("wire.ts can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "web/src/wire/wire.ts is stale: run `LIVRET_BLESS=1 cargo test -p livret-wire`");
}

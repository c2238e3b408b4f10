//! Finds the languages: every folder of `words/` is one, with its files.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

#[path = "src/find.rs"]
mod find;

fn main() {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo says where")).join("../../words");
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed=src/find.rs");
    let mut code = String::from("&[\n");
    for (lang, files) in find::languages(&folder).expect("the folder of the words can be read") {
        println!("cargo::rerun-if-changed={}", folder.join(&lang).display());
        writeln!(code, "    (\"{lang}\", &[").expect("text takes text");
        for file in files {
            writeln!(code, "        include_str!({:?}),", file.display().to_string()).expect("text takes text");
        }
        code += "    ]),\n";
    }
    code += "]\n";
    let target = Path::new(&env::var("OUT_DIR").expect("cargo says where")).join("languages.rs");
    fs::write(target, code).expect("cargo's own folder can be written");
}

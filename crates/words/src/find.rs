//! A language is a folder of files. The build reads them with this, and so does the test of a new language.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// Every language under a folder with its files, both in the order of their names.
pub fn languages(folder: &Path) -> io::Result<Vec<(String, Vec<PathBuf>)>> {
    let mut found = Vec::new();
    for entry in sorted(folder)?.into_iter().filter(|entry| entry.is_dir()) {
        let files = sorted(&entry)?.into_iter().filter(|file| file.extension().is_some_and(|end| end == "ftl"));
        let name = entry.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        found.push((name, files.collect()));
    }
    Ok(found)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}

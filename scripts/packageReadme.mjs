// README.md and its like refer to files beside them. A page of a gallery has none of those.

/**
 * The text for a package. `pages` and `files` are where the repository is shown and where its files are, with a slash
 * at the end; without them pictures are left out and links to files become plain words.
 */
export function readmeForPackage(text, { pages, files } = {}) {
  return (
    text
      // A gallery shows one picture for both kinds of themes.
      .replaceAll(/<picture>.*?(<img[^>]*>)\s*<\/picture>/gs, '$1')
      .replaceAll(/<img\b[^>]*\bsrc="([^"]*)"[^>]*>/g, (all, target) => picture(all, target, files))
      .replaceAll(/!\[[^\]]*\]\(([^)\s]+)\)/g, (all, target) => picture(all, target, files))
      .replaceAll(/(?<!!)\[([^\]]*)\]\(([^)\s]+)\)/g, (all, words, target) => {
        if (!isRelative(target)) return all;
        return pages === undefined ? words : `[${words}](${pages}${target})`;
      })
      .replaceAll(/\n{3,}/g, '\n\n')
  );
}

/** Where a repository on GitHub shows its files at a tag or branch. */
export function placesOf(repository, revision) {
  return { pages: `${repository}/blob/${revision}/`, files: `${repository}/raw/${revision}/` };
}

function picture(all, target, files) {
  if (!isRelative(target)) return all;
  return files === undefined ? '' : all.replace(target, `${files}${target}`);
}

function isRelative(target) {
  return !/^([a-z]+:|#|\/\/)/i.test(target);
}

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([\w.]+))?$/;

/** Tells whether a version is one of npm's kind: `1.2.3`, `1.2.3-beta.1`. */
export const isVersion = (text) => VERSION.test(text);

/** Lists the folders of all packages of the repository that a lock file is of; its own is `''`. */
export const ownFolders = ({packages}) =>
  Object.keys(packages).filter((path) => !path.includes('node_modules/'));

/** Sets the version of a manifest, and with it those of the packages of this repository that it depends on. */
export function setVersion(manifest, version, ownNames) {
  const inStep = (dependencies) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, range]) => [
        name,
        ownNames.includes(name) ? version : range,
      ]),
    );
  const lists = ['dependencies', 'devDependencies', 'peerDependencies'].filter(
    (list) => manifest[list],
  );
  return {
    ...manifest,
    version,
    ...Object.fromEntries(lists.map((list) => [list, inStep(manifest[list])])),
  };
}

/**
 * Gives the section `## Unreleased` of a changelog its version and day. A changelog whose first section already has the
 * version gets the day alone. @throws when there is nothing to release
 */
export function cutChangelog(text, version, day) {
  const heading = /^## (.+)$/m.exec(text);
  const title = heading?.[1].trim();
  if (title !== 'Unreleased' && title !== version)
    throw new Error(`The first section of CHANGELOG.md is "${title}", not "Unreleased".`);
  const after = text.slice(heading.index + heading[0].length);
  if (after.split(/^## /m)[0].trim() === '')
    throw new Error('The first section of CHANGELOG.md is empty.');
  return `${text.slice(0, heading.index)}## ${version} (${day})${after}`;
}

/** Finds the text of one version's section, for the notes of the release. */
export function sectionOf(text, version) {
  const sections = text.split(/^## /m).slice(1);
  const own = sections.find((section) => section.startsWith(`${version} `));
  return own?.slice(own.indexOf('\n')).trim() ?? '';
}

/** Lists what is wrong with the files of a package that would be published. */
export function findFaults(paths) {
  const faults = ['package.json', 'README.md', 'LICENSE']
    .filter((name) => !paths.includes(name))
    .map((name) => `${name} is missing`);
  const strangers = paths.filter((path) =>
    /\.test\.|(?:^|\/)(?:fixtures|testing|node_modules)\/|\.tsbuildinfo$/.test(path),
  );
  return [...faults, ...strangers.map((path) => `${path} is no part of the package`)];
}

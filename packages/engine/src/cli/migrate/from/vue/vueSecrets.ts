import {toObject} from '../common/migration.ts';

/**
 * Makes the test of which notes have a password by the options of a theme: hope names pages or folders in `encrypt.config`,
 * plume in `encrypt.rules`, where `^` begins an expression; both may say so of the whole site.
 * @param themes options of the theme in each language
 * @returns a test of a path below the folder of the notes and of a body
 */
export function createSecretTest(
  themes: readonly Readonly<Record<string, unknown>>[],
): (own: string, body: string) => boolean {
  const settings = themes.map((theme) => toObject(theme['encrypt']));
  const isAll = settings.some(({global}) => global === true);
  const keys = settings.flatMap(({config, rules}) => [
    ...Object.keys(toObject(config)),
    ...Object.keys(toObject(rules)),
  ]);
  return (own, body) => {
    const address = `/${own.replace(/\.md$/, '').replace(/(?<=^|\/)(?:README|index)$/i, '')}`;
    return (
      isAll ||
      /^:{3,}\s*encrypt\b/m.test(body) ||
      keys.some((key) =>
        key.startsWith('^')
          ? matches(key, address)
          : own === key || `${address}.html`.startsWith(key) || `${address}/`.startsWith(key),
      )
    );
  };
}

function matches(expression: string, address: string): boolean {
  try {
    return new RegExp(expression).test(address);
  } catch {
    return true; // What cannot be read had better stay hidden.
  }
}

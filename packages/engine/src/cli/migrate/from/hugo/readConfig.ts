import {YAMLException} from 'js-yaml';
import {TomlError} from 'smol-toml';
import {loadYaml} from '../../../../content/frontmatter/loadYaml.ts';
import {isPlainObject} from '../../../../config/schema/plainObject.ts';
import {
  createProblemList,
  type MigrationProblem,
  type OldFolder,
  toObject,
} from '../common/migration.ts';
import {readToml} from '../common/toml.ts';

type Values = Readonly<Record<string, unknown>>;

const ENDINGS = ['toml', 'yaml', 'yml', 'json'];
const IN_FOLDER = /^config\/_default\/([\w.-]+)\.(?:toml|ya?ml|json)$/;

/** Finds the main file of the configuration; undefined where there is none. */
export function findConfig(folder: OldFolder): string | undefined {
  return ['hugo', 'config', 'config/_default/hugo', 'config/_default/config']
    .flatMap((name) => ENDINGS.map((ending) => `${name}.${ending}`))
    .find((path) => folder.has(path));
}

/**
 * Reads the configuration of a Hugo site, of one file or of `config/_default`. Its keys are in lower case, as Hugo compares
 * them so. What cannot be read is a problem of its file.
 */
export function readHugoConfig(folder: OldFolder, problems: MigrationProblem[]): Values {
  const main = ENDINGS.flatMap((ending) => [`hugo.${ending}`, `config.${ending}`]).find((path) =>
    folder.has(path),
  );
  let config: Values = main === undefined ? {} : readFile(main, folder, problems);
  for (const path of folder.paths) {
    const name = IN_FOLDER.exec(path)?.[1]?.toLowerCase();
    if (name === undefined) continue;
    const values = readFile(path, folder, problems);
    const [key = '', language] = name.split('.');
    const ofKey = /^(?:hugo|config)$/.test(key) ? values : {[key]: unwrap(values, key)};
    config = merge(config, language === undefined ? ofKey : {languages: {[language]: ofKey}});
  }
  return config;
}

/** `[main]` and `[menu.main]` are the same in a file called `menu`. */
const unwrap = (values: Values, key: string): unknown =>
  Object.keys(values).length === 1 && isPlainObject(values[key]) ? values[key] : values;

function readFile(path: string, folder: OldFolder, problems: MigrationProblem[]): Values {
  try {
    const text = folder.read(path);
    return toObject(lowerKeys(path.endsWith('.toml') ? readToml(text) : loadYaml(text))); // JSON is YAML
  } catch (error) {
    if (!(error instanceof YAMLException) && !(error instanceof TomlError)) throw error;
    const line = error instanceof TomlError ? error.line : error.mark && error.mark.line + 1;
    createProblemList(path, problems).add(
      line,
      '设置没有带过来，它的格式不对。',
      'The settings were not brought over, their form is wrong.',
    );
    return {};
  }
}

function lowerKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lowerKeys);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key.toLowerCase(), lowerKeys(one)]),
  );
}

function merge(first: Values, second: Values): Values {
  const merged: Record<string, unknown> = {...first};
  for (const [key, value] of Object.entries(second))
    merged[key] =
      isPlainObject(value) && isPlainObject(merged[key]) ? merge(merged[key], value) : value;
  return merged;
}

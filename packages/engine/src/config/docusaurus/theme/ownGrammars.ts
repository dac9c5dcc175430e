import {createRequire} from 'node:module';
import {join, relative} from 'node:path';
import {createDiagnostic, type Diagnostic} from '../../../errors/diagnostic.ts';
import {runOwnCode} from '../../../errors/ownCode.ts';
import {thrownText} from '../../../errors/thrownText.ts';
import {isFile} from '../../../cache/files.ts';
import {hashFile, hashOf} from '../../../cache/hash.ts';
import {findModuleFile} from '../common/findModuleFile.ts';
import {toList, toValues} from '../common/notes.ts';
import {toSlashes} from '../common/toSlashes.ts';
import type {RunModule} from '../plugins/findOwnPlugin.ts';

/** Where a site teaches Prism languages of its own. */
const PART = 'prism-include-languages';

/** A part of a code as Prism tells it: text, or what holds more of them. */
export type PrismToken =
  | string
  | {
      readonly type: string;
      readonly alias?: string | readonly string[];
      readonly content: PrismToken | readonly PrismToken[];
    };

/** What a site uses of Prism. */
interface Prism {
  readonly languages: Readonly<Record<string, unknown>>;
  tokenize(code: string, grammar: unknown): readonly PrismToken[];
  readonly hooks?: {run(name: string, environment: object): void};
}

/** Languages that a site teaches Prism itself. */
export interface OwnGrammars {
  /** Hash of all that decides what they are. */
  readonly key: string;
  /** Their names. */
  readonly languages: ReadonlySet<string>;
  /** Takes code of one of them apart. */
  tokenize(code: string, language: string): readonly PrismToken[];
}

/** Grammars of a site, from `src/theme/prism-include-languages`. */
export interface LoadedGrammars {
  readonly grammars?: OwnGrammars;
  readonly dependencies: readonly string[];
  readonly warnings: readonly Diagnostic[];
}

/**
 * Runs `src/theme/prism-include-languages` of a site on its Prism, which need not be installed.
 * @param dir folder of the site, absolute
 * @param config of Docusaurus
 */
export async function loadOwnGrammars(
  dir: string,
  config: unknown,
  run: RunModule,
): Promise<LoadedGrammars> {
  const file = findModuleFile(join(dir, 'src/theme', PART));
  const prism = file === undefined ? undefined : findPrism(dir);
  if (file === undefined || prism === undefined) return {dependencies: [], warnings: []};
  const {additionalLanguages} = toValues(toValues(toValues(config)['themeConfig'])['prism']);
  try {
    const {value, dependencies = [file]} = await run(file);
    const names = toList(additionalLanguages).map(String);
    const taught = await runOwnCode(`src/theme/${PART}`, () => teach(prism, value, {dir, names}));
    const key = hashOf(...dependencies.filter(isFile).map(hashFile), ...names);
    return {
      ...(taught.size > 0 && {grammars: toGrammars(prism, taught, key)}),
      dependencies,
      warnings: [],
    };
  } catch (error) {
    const reason = thrownText(error);
    const place = {file: toSlashes(relative(dir, file))};
    const warning = createDiagnostic('THEME-305', {component: PART, reason}, {place});
    return {dependencies: [file], warnings: [warning]};
  }
}

/** Finds the Prism of a site: that of the renderer which colours code there, else the library. */
function findPrism(dir: string): Prism | undefined {
  const load = createRequire(join(dir, 'package.json'));
  for (const name of ['prism-react-renderer', 'prism-react-renderer/prism', 'prismjs']) {
    try {
      const found = load(name) as {readonly Prism?: Prism; readonly default?: Prism} & Prism;
      const prism = [found.Prism, found.default, found].find((one) => one?.tokenize !== undefined);
      if (prism?.languages !== undefined) return prism;
    } catch {
      // Not installed, or of a version without it.
    }
  }
  return undefined;
}

/** Teaches Prism what the site adds. @returns names of languages that it did not know, nor would by its own modules that are asked for */
async function teach(
  prism: Prism,
  include: unknown,
  {dir, names}: {readonly dir: string; readonly names: readonly string[]},
): Promise<ReadonlySet<string>> {
  if (typeof include !== 'function') return new Set();
  // Modules of languages look for both, where they run in a page.
  const before = {Prism: takeGlobal('Prism'), window: takeGlobal('window')};
  Object.assign(globalThis, {Prism: prism, window: globalThis});
  try {
    addModules(names, dir);
    const known = new Set(Object.keys(prism.languages));
    await (include as (prism: Prism) => unknown)(prism);
    return new Set(Object.keys(prism.languages).filter((name) => isNew(name, known, prism)));
  } finally {
    for (const [name, property] of Object.entries(before)) giveBack(name, property);
  }
}

const isNew = (name: string, known: ReadonlySet<string>, {languages}: Prism): boolean =>
  !known.has(name) && typeof languages[name] === 'object';

const takeGlobal = (name: string): PropertyDescriptor | undefined =>
  Object.getOwnPropertyDescriptor(globalThis, name);

function giveBack(name: string, property: PropertyDescriptor | undefined): void {
  if (property) Object.defineProperty(globalThis, name, property);
  else Reflect.deleteProperty(globalThis, name);
}

/** Loads the modules of Prism that the configuration names, which languages of the site may extend. */
function addModules(names: readonly string[], dir: string): void {
  const load = createRequire(join(dir, 'package.json'));
  for (const name of names) {
    try {
      if (name === 'php') load('prismjs/components/prism-markup-templating.js');
      load(`prismjs/components/prism-${name}.js`);
    } catch {
      // The site does without it here, as it would without its colours.
    }
  }
}

function toGrammars(prism: Prism, languages: ReadonlySet<string>, key: string): OwnGrammars {
  return {
    key,
    languages,
    tokenize(code, language) {
      const environment = {code, language, grammar: prism.languages[language], tokens: []};
      prism.hooks?.run('before-tokenize', environment);
      const tokens = prism.tokenize(environment.code, environment.grammar);
      const tokenized = {...environment, tokens};
      prism.hooks?.run('after-tokenize', tokenized);
      return tokenized.tokens;
    },
  };
}

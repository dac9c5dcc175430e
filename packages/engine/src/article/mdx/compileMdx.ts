import {reportUnknown} from './reportUnknown.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import type {OldAnchor} from '../../content/frontmatter/anchors.ts';
import type {MarkdownCompiler} from '../compile.ts';
import {completeDraft, draftArticle, type NoteDraft} from '../draft.ts';
import {countWords} from '../prepare/lines/words.ts';
import type {Literal} from '../js/literal.ts';
import {printCode} from '../js/printCode.ts';
import {createLocator, type Point} from '../prepare/lines/locator.ts';
import type {CompiledMarkdown, PreviousArticle} from '../parsedPage.ts';
import type {PluginInput} from '../plugins/runPlugins.ts';
import {parseWith, transformWith} from '../plugins/withPlugins.ts';
import {fillSamples} from '../samples/fillSamples.ts';
import {findStatements, toArticleTree} from './articleTree.ts';
import {findHtmlSigns} from './htmlSigns.ts';
import {listLookers} from './givenElements.ts';
import {hoistRequires} from './hoistRequires.ts';
import {
  elementsIn,
  type Island,
  LAYOUT,
  type MdxCode,
  OWN_COMPONENTS,
  OWN_NAMES,
} from './mdxPage.ts';
import {ANY, isComponentName} from './siteComponents.ts';
import {limitPadding} from '../prepare/repairs/paddedCells.ts';
import {findFreeNames, findMentionedNames} from './names.ts';
import {directivesOf, findMdxCodeLines, parseMdx} from './parseMdx.ts';
import {addOthers} from './otherMarkdown.ts';
import {outdentEnds} from '../prepare/repairs/outdentEnds.ts';
import {prepareMdx} from './prepareMdx.ts';
import {createProbe} from './probe.ts';
import {isStackOverflow, reportDeepCode} from './limits/deepCode.ts';
import {
  findAskedOfMarkdown,
  printStatements,
  readStatements,
  type Statements,
} from './statements.ts';
import {parseProgram} from '../js/syntax.ts';
import {toPartData, FOREIGN_COMPONENTS, replacedBy} from './replacedCode.ts';
import {REGISTRY} from './modules/themeModules.ts';

interface MdxInput {
  readonly body: string;
  readonly file: string;
  /** Line of the body's first line in the file, from 1. */
  readonly firstLine: number;
  /** Whether its code can be downloaded, where the page says so. */
  readonly codeFiles?: boolean | undefined;
  /** Ids that its sections had before. */
  readonly oldAnchors?: readonly OldAnchor[] | undefined;
  readonly previous?: PreviousArticle | undefined;
  /** What its front matter says; the page knows it under this name. */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
}

/** Compiles an MDX page: an article like that of any note, with islands where its code renders. What is wrong is an error. */
export async function compileMdx(
  compiler: MarkdownCompiler,
  input: MdxInput,
): Promise<CompiledMarkdown> {
  return (await draftMdx(compiler, input)).finish();
}

/** Compiles an MDX page but for its code blocks. */
export async function draftMdx(compiler: MarkdownCompiler, input: MdxInput): Promise<NoteDraft> {
  try {
    return await draftPage(compiler, input);
  } catch (error) {
    if (!isStackOverflow(error)) throw error;
    // What stays of a page is the error, as where the parser gives it up.
    return draftPage(compiler, {...input, body: ''}, [reportDeepCode(input)]);
  }
}

async function draftPage(
  compiler: MarkdownCompiler,
  {body, file, firstLine, codeFiles, oldAnchors, previous, frontMatter = {}}: MdxInput,
  problems: readonly Diagnostic[] = [],
): Promise<NoteDraft> {
  const isForeign = compiler.foreignComponents !== undefined;
  const options = {texts: compiler.texts, hasMath: compiler.hasMath};
  const findCodeLines = (text: string) => findMdxCodeLines(text, options);
  const prepared = prepareMdx({
    body,
    file,
    firstLine,
    hasMath: compiler.hasMath && !isForeign, // Docusaurus takes every pair of dollars for a formula
    hasWikiLinks: compiler.hasWikiLinks,
    hasSingleTilde: isForeign,
    admonitions: compiler.admonitions,
    findCodeLines,
  });
  const outdented = outdentEnds(body.split('\n')).join('\n');
  const plain = limitPadding(outdented, (line) => ({file, line}), findCodeLines).text;
  const parsed = parseMdx(prepared.text, plain, {
    ...options,
    file,
    locateIn: (text) => createLocator(body, {text}, firstLine),
  });
  const locateParsed = createLocator(body, parsed, firstLine);
  const locate = (position: Point | undefined): Point =>
    position && parsed.locate ? parsed.locate(position) : locateParsed(position);
  const signs = parsed.root ? findHtmlSigns(parsed.root, {text: parsed.text, file, locate}) : [];
  const plugins = parsed.root ? compiler.pluginsFor?.(file) : undefined;
  const lane = plugins && laneOf(parsed.text, {plugins, options, file, locate});
  const first = await parseWith(lane);
  const plainRoot = first.root ?? parsed.root ?? {type: 'root' as const, children: []};
  const second = await transformWith(plainRoot, lane);
  const sampled = fillSamples(
    second.root ?? plainRoot,
    {body, file, firstLine, codeFiles, locate},
    compiler.samples,
  );
  const ownNames = compiler.siteComponents ?? new Set<string>();
  const values = {frontMatter: JSON.parse(JSON.stringify(frontMatter)) as Literal};
  const statements = readStatements(
    [...prepared.statements, ...findStatements(sampled.root, (line) => firstLine + line - 1)],
    {file, values, keepsForeign: isForeign, own: ownNames},
  );
  const origin = {file, ownNames, isForeign, frontMatter, replaces: replacedBy(compiler)};
  const tree = toArticleTree(sampled.root, statements, {
    locate,
    file,
    messages: compiler.messages ?? {},
    own: ownNames,
    ...(origin.replaces === 'markdown' && {written: ownNames}),
  });
  const {code, handedOn, diagnostics} = makeCode(statements, tree.islands, origin);
  const hidesTitle = frontMatter['hide_title'] === true;
  const placed = {body, file, locate, previous, oldAnchors, hidesTitle};
  const article = await draftArticle({...compiler, allowsRawHtml: true}, tree.root, placed);
  return completeDraft(article, {
    wordCount: countWords(withoutStatements(prepared.text)),
    code: {
      ...code,
      partials: addOthers(tree.partials, {handedOn, asked: code.asked}, article.headings.length),
      ...toPartData(origin, article, compiler.texts.admonitions),
    },
    diagnostics: [
      ...problems,
      ...parsed.problems,
      ...signs.filter((sign) => sign.code !== 'MD-114' || !isForeign), // it takes a `<` before a blank
      ...prepared.diagnostics,
      ...first.diagnostics,
      ...second.diagnostics,
      ...sampled.diagnostics,
      ...statements.diagnostics,
      ...tree.diagnostics,
      ...diagnostics,
    ],
  });
}

/** Makes the input of the author's plugins for a page. */
const laneOf = (
  text: string,
  page: Pick<PluginInput, 'plugins' | 'options' | 'file' | 'locate'>,
): PluginInput => ({...page, text, isMdx: true, directives: directivesOf(text)});

const withoutStatements = (text: string): string =>
  text.replace(/^(?:import|export)[\s{*][^]*?(?:\n\s*\n|$)/gm, '');

/** Name of the component that takes the place of one that the site turns out not to have. */
const ABSENT = '_absent';

/** Facts besides the text of a page that its code depends on. */
interface CodeOrigin extends Pick<MdxCode, 'replaces'>, Pick<MdxInput, 'frontMatter'> {
  readonly file: string;
  /** What the site's `MDXComponents` brings. */
  readonly ownNames: ReadonlySet<string>;
  /** Docusaurus 2 shows what is inside a component that nothing makes; here that holds for all its sites. */
  readonly isForeign: boolean;
}

/** Returns the module's own part of the page, and names in it that nothing makes. */
function makeCode(
  statements: Statements,
  written: readonly Island[],
  {file, ownNames, isForeign, replaces, frontMatter: raw}: CodeOrigin,
): {code: Omit<MdxCode, 'partials'>; handedOn: string[]; diagnostics: Diagnostic[]} {
  const components = new Set([...ownNames].filter(isComponentName));
  const elements = elementsIn(ownNames);
  const {islands, required, asked: taken, markdown} = hoistRequires(written);
  const probe = createProbe(statements, islands);
  const parsed = parseProgram(probe.code);
  const mentioned = 'program' in parsed ? findMentionedNames(parsed.program) : new Set<string>();
  const made = new Set([
    ...required.values(),
    ...taken.map(({local}) => local),
    ...(isForeign ? ['React'] : []),
    'props',
    ...OWN_NAMES,
    ...statements.given.keys(),
    ...statements.imports.flatMap(({names}) => names.map(({local}) => local)),
  ]);
  const free =
    'program' in parsed ? findFreeNames(parsed.program).filter(({name}) => !made.has(name)) : [];
  const names = [...new Set(free.map(({name}) => name))];
  const ofSite = names.filter((name) => components.has(name));
  const extra = names.filter((name) => REGISTRY.has(name) && !components.has(name));
  const unknown = free
    .filter(({name}) => !REGISTRY.has(name) && !components.has(name))
    .map(({name, offset}) => ({name, ...probe.placeOf(offset)}));
  const tags = new Set(unknown.filter(({isTag}) => isTag).map(({name}) => name));
  const maybe = ownNames.has(ANY) ? tags : new Set<string>();
  const lost = isForeign && !ownNames.has(ANY) ? tags : new Set<string>();
  const diagnostics = unknown
    .filter(({name}) => !maybe.has(name))
    .map((one) =>
      reportUnknown(one, file, {known: [...statements.names, ...REGISTRY], isStrict: !isForeign}),
    );
  const imports = printImports(isForeign ? withReact(required, mentioned, statements) : required, {
    hasAbsent: maybe.size + lost.size > 0,
    hasOwn: ofSite.length + maybe.size + elements.length > 0,
    isForeign,
  });
  const given = [...statements.given]
    .filter(([name]) => mentioned.has(name))
    .map(
      ([name, value]) => `const ${name} = ${isForeign ? printCode(raw) : JSON.stringify(value)};`,
    );
  const own = OWN_NAMES.filter((name) => mentioned.has(name) && !statements.names.has(name));
  const asked = [...findAskedOfMarkdown(statements, mentioned), ...taken];
  const lookers = isForeign ? listLookers(islands, statements, components) : [];
  const frontMatter = statements.given.get('frontMatter');
  const {exported} = statements;
  const imported = [...statements.imports, ...markdown].map(({from, line}) => ({from, line}));
  return {
    handedOn: [
      ...[...statements.partials].flatMap(([name, path]) => (mentioned.has(name) ? [path] : [])),
      ...markdown.flatMap(({from}) => (required.has(from) ? [from] : [])),
    ],
    code: {
      statements: [
        ...imports,
        ...given,
        printStatements(statements, mentioned, {extra, own: ownNames}),
        ...ofSite.map((name) => `const ${name} = ${OWN_COMPONENTS}.${name};`),
        ...[...lost].map((name) => `const ${name} = ${ABSENT};`),
        ...[...maybe].map((name) => `const ${name} = ${OWN_COMPONENTS}.${name} ?? ${ABSENT};`),
      ].join('\n'),
      islands,
      imports: imported,
      ...(elements.length > 0 && {elements, ...(replaces && {replaces})}),
      ...(own.length > 0 && {given: own}),
      ...(lookers.length > 0 && {lookers}),
      ...(asked.length > 0 && {asked}),
      ...(exported.length > 0 && {exported}),
      ...(statements.names.has(LAYOUT) && {hasLayout: true as const}),
      ...(hasFields(frontMatter) && {frontMatter}),
    },
    diagnostics,
  };
}

const hasFields = (value: Literal | undefined): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Adds React where a page mentions it and does not make it: Docusaurus 2 has it in every page. */
function withReact(
  required: ReadonlyMap<string, string>,
  mentioned: ReadonlySet<string>,
  {names}: Pick<Statements, 'names'>,
): ReadonlyMap<string, string> {
  return mentioned.has('React') && !names.has('React')
    ? new Map([...required, ['react', 'React']])
    : required;
}

/** Prints the imports of a page's module that its text does not name; `required` are names by path. */
function printImports(
  required: ReadonlyMap<string, string>,
  {hasAbsent, hasOwn, isForeign}: Readonly<Record<'hasAbsent' | 'hasOwn' | 'isForeign', boolean>>,
): string[] {
  const ownModule = isForeign ? FOREIGN_COMPONENTS : '@site/theme/MDXComponents';
  return [
    ...[...required].map(([path, name]) => `import ${name} from ${JSON.stringify(path)};`),
    ...(hasAbsent ? [`import {Absent as ${ABSENT}} from '@wuya/theme/mdx';`] : []),
    ...(hasOwn ? [`import ${OWN_COMPONENTS} from '${ownModule}';`] : []),
  ];
}

import {join} from 'node:path';
import {answerThemeModule} from '../../article/mdx/modules/themeModules.ts';
import {STOCK_LISTS} from '../../config/docusaurus/common/listParts.ts';
import {PLACED_PARTS, STOCK_PARTS} from '../../config/docusaurus/common/stockParts.ts';
import {readNamedModule} from './foreignCode.ts';
import {quoteModule} from '../modules/moduleId.ts';
import {themeDir} from '../modules/sources.ts';

/** Begins the id of a module that stands for a part of ours inside a component of the site. */
export const ORIGINAL = '\0wuya:original:';

/** Names of Docusaurus without a meaning for pages here, which can be missing without harm. */
export const QUIET =
  /^(?:(?:AnnouncementBar|ColorMode|Doc|Navbar|PluginHtmlClassName|ScrollController)Provider|DocsPreferredVersionContextProvider|ThemeClassNames|useKeyboardNavigation)$/;

/** Hooks that ask for the note or post around a component, as it is inside one that is rewritten, and what answers them there. */
const DOC_HOOKS: Readonly<Record<string, string>> = {
  useBlogPost: 'useBlogPostWithoutToc',
  useDoc: 'useDocWithoutToc',
  useDocRootMetadata: 'useDocInRoot',
  useDocRouteMetadata: 'useDocInRoot',
};

/** Tells whether a component that is rewritten asks for the note or post around it by a hook. */
export const isDocHook = (name: string): boolean => Object.hasOwn(DOC_HOOKS, name);

const FOREIGN = (file: string): string => quoteModule(join(themeDir, 'foreign', file));

/** Prints the module of an original. @param id what is behind {@link ORIGINAL} */
export function printOriginal(id: string): string {
  const [, kind, rest = ''] =
    /^(page|hooks|link|list|listed|sidebar|stock|types|footer|navbar|quiet|text|contents|framed?|nothing):(.*)$/.exec(
      id,
    ) ?? [];
  switch (kind) {
    case 'page':
      return `export {Layout as default} from '@wuya/theme/mdx';`;
    case 'frame':
      return `export {Frame as default} from ${FOREIGN('ejected.tsx')};`;
    case 'framed':
      return `export {Framed as default} from ${FOREIGN('ejected.tsx')};`;
    case 'link':
      return `export {ItemLink as default} from ${FOREIGN('ItemLink.tsx')};`;
    case 'list':
      return `export {${printListPart(rest)} as default} from ${listFile(rest)};`;
    case 'sidebar':
      return `export {${rest} as default} from ${FOREIGN('sidebar/items.tsx')};`;
    case 'listed':
      return printListed(rest);
    case 'stock':
      return printStock(rest);
    case 'types':
      return `export {TYPES as default} from ${FOREIGN('barItems.tsx')};`;
    case 'footer':
      return `export {${rest} as default} from ${FOREIGN('Footer.tsx')};`;
    case 'navbar':
      return `export {${rest} as default} from ${FOREIGN('navbarParts.tsx')};`;
    case 'contents':
      return `export {FoldedOriginal as default} from ${FOREIGN('MobileToc.tsx')};`;
    case 'nothing':
      return 'export default () => null;';
    case 'text':
      return `import {textOf} from ${FOREIGN('ejected.tsx')};\nexport default textOf(${JSON.stringify(rest)});`;
    case 'quiet': {
      const {from, names} = readNamedModule(rest);
      return answerThemeModule(from, names).code;
    }
    case 'hooks':
      return printHooks(rest);
    default:
      return `import {originalOf} from ${FOREIGN('Swizzled.tsx')};\nexport default originalOf(${JSON.stringify(id)});`;
  }
}

function printStock(name: string): string {
  const [file, own] = (STOCK_PARTS[name] ?? PLACED_PARTS[name])!;
  return `export {${own} as default} from ${FOREIGN(`${file}.tsx`)};`;
}

const printListPart = (name: string): string => STOCK_LISTS[name]![1];
const listFile = (name: string): string => FOREIGN(`blog/${STOCK_LISTS[name]![0]}.tsx`);

/** Prints a part that is one in lists of posts, the site's own or ours, and another on the page of a post. */
function printListed(rest: string): string {
  const [, name = '', kind = '', of = '', own = ''] =
    /^([^:]+):([^:]+):([^:]*)(?::(.*))?$/.exec(rest) ?? [];
  const listed = own
    ? `import Listed from ${quoteModule(own)};`
    : `import {${printListPart(name)} as Listed} from ${listFile(name)};`;
  const elsewhere = {
    text: `textOf(${JSON.stringify(of)})`,
    original: `originalOf(${JSON.stringify(of)})`,
    frame: 'Frame',
  };
  if (kind === 'original' && of === 'BlogLayout')
    return `${listed}\nimport {unlessAround} from ${FOREIGN('ejected.tsx')};\nexport default unlessAround(Listed, ${JSON.stringify(of)});`;
  return [
    listed,
    `import {Frame, inLists, textOf} from ${FOREIGN('ejected.tsx')};`,
    `import {originalOf} from ${FOREIGN('Swizzled.tsx')};`,
    `export default inLists(Listed, ${elsewhere[kind as keyof typeof elsewhere] ?? '() => null'});`,
  ].join('\n');
}

/** Answers names of a module of Docusaurus for a component that is rewritten: contents are beside the text already. */
function printHooks(id: string): string {
  const {from, names} = readNamedModule(id);
  const hooks = names.filter(isDocHook);
  const others = names.filter((name) => !isDocHook(name));
  return [
    ...hooks.map(
      (name) => `export {${DOC_HOOKS[name]} as ${name}} from ${FOREIGN('ejected.tsx')};`,
    ),
    ...(others.length > 0 ? [answerThemeModule(from, others).code] : []),
  ].join('\n');
}

/** Lists the names that are not reported when they are missing. */
export function listMissed(id: string): readonly string[] {
  const {from, names} = readNamedModule(id);
  return answerThemeModule(from, names).absent.filter(
    (name) => !QUIET.test(name) && !isDocHook(name),
  );
}

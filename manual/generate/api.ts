import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {API_WORDS} from '../../packages/engine/src/apiWords.ts';
import {pickWords} from '../../packages/engine/src/errors/language.ts';
import {printPage, type ReferencePage, toId} from './page.ts';

const INDEX = new URL('../../packages/engine/src/index.ts', import.meta.url);

/** Names that `@wuya/engine` exports, each with the file that declares it. */
export function listExports(): readonly {readonly name: string; readonly file: string}[] {
  const code = readFileSync(fileURLToPath(INDEX), 'utf8');
  return [...code.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm)].flatMap(
    ([, names, file]) =>
      names!
        .split(',')
        .map((name) => ({name: name.trim().replace(/^type /, ''), file: file!}))
        .filter(({name}) => name !== ''),
  );
}

/** The declaration of a name in a file: an interface or type whole, a function or class by its head. */
export function readDeclaration(name: string, file: string): string {
  const code = readFileSync(fileURLToPath(new URL(file, INDEX)), 'utf8');
  const start = new RegExp(
    `^export (?:declare )?(?:async )?(?:interface|type|function|class|const) ${name}\\b`,
    'm',
  ).exec(code)?.index;
  if (start === undefined) return '';
  const rest = code.slice(start);
  const isWhole = /^export (?:interface|type)/.test(rest);
  const firstLine = rest.slice(0, rest.indexOf('\n'));
  if (isWhole && firstLine.endsWith(';')) return firstLine.replace(/^export /, '');
  const end = isWhole ? rest.search(/\n(?:\}|[^\n]*;)\n(?=\n|$)/) : rest.search(/ \{\n|;\n| =>/);
  const text = end < 0 ? rest : rest.slice(0, isWhole ? rest.indexOf('\n', end + 1) : end);
  return text
    .replace(/^export /, '')
    .replaceAll('readonly ', '')
    .trim();
}

/** The page of what `@wuya/engine` exports. */
export function apiPage(): ReferencePage {
  return {
    path: 'node-api.md',
    print: (language) =>
      printPage({
        title: pickWords(['Node 接口', 'Node API'], language),
        description: pickWords(
          [
            '包 @wuya/engine 导出的函数与类型。',
            'Functions and types that the package @wuya/engine exports.',
          ],
          language,
        ),
        position: 7,
        body: `${pickWords(
          [
            '`@wuya/engine` 导出下面这些。命令做的事，程序里也能做：',
            '`@wuya/engine` exports what follows. What the commands do, programs can do too:',
          ],
          language,
        )}

\`\`\`ts title="build.mjs"
import {build, ContentError} from '@wuya/engine';

try {
  const {pageCount, outDir} = await build({dir: '.'});
  console.log(pageCount, outDir);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  for (const {code, place, en} of error.diagnostics) console.error(code, place?.file, en);
}
\`\`\`

${listExports()
  .map(({name, file}) => {
    // What authors write is on pages of its own.
    if (name === 'UserConfig')
      return `## \`UserConfig\` {#user-config}\n\n${pickWords(
        [
          '`wuya.config.ts` 里写的配置：[全部选项](./options/index.md)。',
          'The configuration as an author writes it: [all options](./options/index.md).',
        ],
        language,
      )}`;
    const declaration = readDeclaration(name, file);
    return `## \`${name}\` {#${toId(name.replace(/(?<=[a-z])[A-Z]/g, '-$&'))}}\n\n${pickWords(API_WORDS[name] ?? ['', ''], language)}\n\n\`\`\`ts\n${declaration}\n\`\`\``;
  })
  .join('\n\n')}`,
      }),
  };
}

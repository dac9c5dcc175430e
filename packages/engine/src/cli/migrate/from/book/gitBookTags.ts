import {posix} from 'node:path';
import {fence} from '../../../../output/machine/markdownText.ts';
import {lookUp} from '../../../../config/schema/lookUp.ts';
import {printLabel} from '../markdown/containers.ts';

/** Makes what is in the place of a tag. @param read gives an attribute of it */
type Tag = (read: (name: string) => string | undefined) => string;

const HINTS: Readonly<Record<string, string>> = {
  info: 'info',
  success: 'tip',
  working: 'note',
  warning: 'warning',
  danger: 'danger',
  tip: 'tip',
  note: 'note',
};

/** Tags that say how things are laid out or where they come from; what is between them stays. */
const SILENT =
  'embed file code content-ref raw stepper step columns column updates prompt openapi openapi-operation openapi-schemas swagger swagger-description swagger-parameter swagger-response if api-method api-method-spec api-method-request api-method-path-parameters api-method-query-parameters api-method-headers api-method-form-data-parameters api-method-body-parameters api-method-parameter api-method-response api-method-response-example api-method-response-example-description api-method-summary api-method-description update reusable-content';

const toLink = (address = ''): string => `[${posix.basename(address) || address}](${address})`;

/** `get` and `/pets` → `**GET** \`/pets\`` on a line of its own; the file of the specification is linked inside. */
const toOperation: Tag = (read) => {
  const [method, path] = [read('method'), read('path')];
  const words = [method && `**${method.toUpperCase()}**`, path && `\`${path}\``].filter(Boolean);
  return words.length === 0 ? '' : `\n${words.join(' ')}\n`;
};

/** Tags of GitBook, old and new, by their names; those that mean nothing here are empty. */
export const GITBOOK_TAGS: Readonly<Record<string, Tag>> = {
  ...Object.fromEntries(
    SILENT.split(' ').flatMap((name): [string, Tag][] => [
      [name, () => ''],
      [`end${name}`, () => ''],
    ]),
  ),
  else: () => '',
  hint: (read) => `\n:::${lookUp(HINTS, read('style') ?? '') ?? 'note'}\n`,
  endhint: () => '\n:::\n',
  tabs: () => '<Tabs>\n',
  endtabs: () => '\n</Tabs>',
  tab: (read) => `<TabItem ${printLabel(read('title') ?? '…')}>\n`,
  endtab: () => '\n</TabItem>',
  'code-tabs': () => '<Tabs>\n',
  'endcode-tabs': () => '\n</Tabs>',
  'code-tabs-item': (read) => `<TabItem ${printLabel(read('title') ?? '…')}>\n`,
  'endcode-tabs-item': () => '\n</TabItem>',
  embed: (read) => toLink(read('url')),
  file: (read) => toLink(read('src')),
  'page-ref': (read) => toLink(read('page')),
  update: (read) => {
    const tags =
      read('tags')
        ?.split(',')
        .map((tag) => tag.trim()) ?? [];
    const words = [read('date') && `**${read('date')}**`, ...tags].filter(Boolean);
    return words.length === 0 ? '' : `\n${words.join(' · ')}\n`;
  },
  prompt: (read) => (read('description') === undefined ? '' : `\n${read('description')}\n`),
  openapi: toOperation,
  'openapi-operation': toOperation,
  swagger: (read) => {
    const summary = read('summary')?.trim();
    const operation = toOperation((name) =>
      name === 'path' ? `${read('baseUrl') ?? ''}${read('path')?.trim() ?? ''}` : read(name),
    );
    return operation + (summary ? `\n${summary}\n` : '');
  },
  'swagger-parameter': (read) => {
    const facts = [
      read('in'),
      read('type'),
      read('required') === 'true' ? 'required' : undefined,
    ].filter(Boolean);
    const name = read('name')?.trim();
    const words = [name && `\`${name}\``, facts.length > 0 && `(${facts.join(', ')})`];
    return `\n${words.filter(Boolean).join(' ')}: `;
  },
  'swagger-response': (read) => {
    const words = [read('status') && `**${read('status')}**`, read('description')].filter(Boolean);
    return words.length === 0 ? '' : `\n${words.join(' ')}\n`;
  },
  'api-method': (read) =>
    toOperation((name) =>
      name === 'path' ? `${read('host') ?? ''}${read('path') ?? ''}` : read(name),
    ),
  'api-method-parameter': (read) => {
    const type = read('type');
    return `\n\`${read('name') ?? ''}\`${type === undefined ? '' : ` (${type})`}: `;
  },
  'api-method-response-example': (read) =>
    read('httpCode') === undefined ? '' : `\n**${read('httpCode')}**\n`,
  '@mermaid/diagram': (read) =>
    `\n${fence((read('content') ?? '').replaceAll('\\n', '\n'), 'mermaid')}\n`,
  '@github-files/github-code-block': (read) => toLink(read('url')),
};

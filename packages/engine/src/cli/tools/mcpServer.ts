import {Server} from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type {SiteTools} from './siteTools.ts';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 50;
const MAX_QUERY_LENGTH = 256;
const MAX_URL_LENGTH = 2048;

/** Returns the tools as JSON Schema describes them: the server of the SDK that takes zod would need that package too. */
const toolsFor = ({languages, versions}: SiteTools) => [
  {
    name: 'search',
    title: 'Search the site',
    description:
      'Full-text search over the notes, in Chinese or English; words, questions and code. Hits are ranked as on the site.',
    inputSchema: {
      type: 'object' as const,
      properties: {
        query: {type: 'string', minLength: 1, maxLength: MAX_QUERY_LENGTH},
        limit: {type: 'integer', minimum: 1, maximum: MAX_LIMIT},
        ...languageInput(languages),
        ...versionInput(versions),
      },
      required: ['query'],
    },
  },
  {
    name: 'read_page',
    title: 'Read a page',
    description: 'The Markdown copy of a page, by its address as search and list_sections give it.',
    inputSchema: {
      type: 'object' as const,
      properties: {url: {type: 'string', minLength: 1, maxLength: MAX_URL_LENGTH}},
      required: ['url'],
    },
  },
  {
    name: 'list_sections',
    title: 'List sections',
    description:
      'The sections of the site with the titles, addresses and descriptions of their pages.',
    inputSchema: {type: 'object' as const, properties: languageInput(languages)},
  },
];

/** Returns the language, for a site that has several. */
function languageInput(languages: readonly string[]) {
  return languages.length > 1 ? {language: {type: 'string', enum: languages}} : {};
}

/** Returns the version of the notes, for a site that has several. */
function versionInput(versions: readonly string[]) {
  if (versions.length === 0) return {};
  const description = 'Version of the notes; left out, the last one that was released.';
  return {version: {type: 'string', enum: versions, description}};
}

/** Makes an MCP server with the tools of a site: search, read a page's Markdown, list sections. */
export function createMcpServer(site: SiteTools, version: string): Server {
  const server = new Server({name: 'wuya', version}, {capabilities: {tools: {}}});
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: toolsFor(site),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({params}): Promise<CallToolResult> => {
    const given = params.arguments ?? {};
    const spoken = given['language'] ?? site.languages[0];
    if (!isOneOf(spoken, site.languages))
      return failure(`language: expected one of ${site.languages.join(', ') || 'none'}`);
    if (params.name === 'search') {
      const {query, limit = DEFAULT_LIMIT} = given;
      if (!isText(query, MAX_QUERY_LENGTH))
        return failure(`query: expected 1 to ${MAX_QUERY_LENGTH} characters`);
      if (!isLimit(limit)) return failure(`limit: expected a whole number from 1 to ${MAX_LIMIT}`);
      const wanted = given['version'];
      if (!isOneOf(wanted, site.versions))
        return failure(`version: expected one of ${site.versions.join(', ') || 'none'}`);
      return asJson(await site.search(query, limit, {language: spoken, version: wanted}));
    }
    if (params.name === 'read_page') {
      const {url} = given;
      if (!isText(url, MAX_URL_LENGTH))
        return failure(`url: expected 1 to ${MAX_URL_LENGTH} characters`);
      const text = await site.readPage(url);
      return text === undefined ? failure(`The site has no page ${url}`) : asText(text);
    }
    if (params.name === 'list_sections') return asJson(await site.listSections(spoken));
    return failure(`There is no tool ${params.name}`);
  });
  return server;
}

/** Tells whether a value is one of these, or left out. */
function isOneOf(value: unknown, known: readonly string[]): value is string | undefined {
  return value === undefined || known.some((one) => one === value);
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= maxLength;
}

function isLimit(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_LIMIT;
}

function asText(text: string): CallToolResult {
  return {content: [{type: 'text', text}]};
}

function asJson(value: unknown): CallToolResult {
  return asText(JSON.stringify(value));
}

function failure(text: string): CallToolResult {
  return {isError: true, ...asText(text)};
}

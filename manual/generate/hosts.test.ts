import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'js-yaml';
import {describe, expect, it} from 'vitest';
import {type Fence, MANUAL, readAllFences} from './pages.ts';

const published = readAllFences().filter(({page}) => page.includes('docs/publish/'));
/** Texts of a file in both languages. */
const filesNamed = (name: RegExp): readonly Fence[] =>
  published.filter(({title}) => title !== undefined && name.test(title));
const keysOf = (value: object, allowed: readonly string[]): readonly string[] =>
  Object.keys(value).filter((key) => !allowed.includes(key));

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
}
interface Workflow {
  readonly on: object;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, {readonly steps: readonly Step[]; readonly environment?: object}>
  >;
}

// What the syntax of workflows knows, of what pages of notes could want: docs.github.com, workflow syntax.
const WORKFLOW = ['name', 'on', 'permissions', 'concurrency', 'env', 'jobs'];
const EVENTS = ['push', 'pull_request', 'workflow_dispatch', 'schedule'];
const JOB = ['runs-on', 'environment', 'steps', 'needs', 'if', 'permissions', 'env'];
const STEP = ['id', 'name', 'if', 'uses', 'with', 'run', 'env', 'working-directory'];

describe('the workflow for GitHub Pages', () => {
  it.each(filesNamed(/\.yml$/).map((fence) => ({page: fence.page, text: fence.text})))(
    'of $page has only what workflows know, and names what it has',
    ({text}) => {
      const workflow = load(text) as Workflow;
      expect(keysOf(workflow, WORKFLOW)).toEqual([]);
      expect(keysOf(workflow.on, EVENTS)).toEqual([]);
      // What `actions/deploy-pages` asks for.
      expect(workflow.permissions).toMatchObject({pages: 'write', 'id-token': 'write'});
      for (const job of Object.values(workflow.jobs)) {
        expect(keysOf(job, JOB)).toEqual([]);
        const ids = new Set<string>();
        for (const step of job.steps) {
          expect(keysOf(step, STEP)).toEqual([]);
          expect([step, 'uses' in step !== 'run' in step]).toEqual([step, true]);
          expect(step.uses ?? 'a/b@v1').toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
          // A step sees those before it, and itself only through its id.
          for (const [, id] of JSON.stringify(step).matchAll(/steps\.(\w+)\.outputs/g))
            expect([...ids]).toContain(id);
          if (step.id !== undefined) ids.add(step.id);
        }
        for (const [, id] of JSON.stringify(job.environment ?? {}).matchAll(/steps\.(\w+)\./g))
          expect([...ids]).toContain(id);
      }
    },
  );
});

describe('files of hosts', () => {
  it('netlify.toml has the command, the folder and the version of Node, each in its table', () => {
    for (const {text} of filesNamed(/^netlify\.toml$/)) {
      const tables = text
        .split(/^(?=\[)/m)
        .map((table) => table.trim().split('\n').filter(Boolean));
      for (const [, ...lines] of tables)
        for (const line of lines) expect(line).toMatch(/^[ ]+\w+ = "[^"\\]*"$/);
      expect(tables.map(([head]) => head)).toEqual(['[build]', '[build.environment]']);
      expect(tables[0]!.slice(1).map((line) => line.trim().split(' = ')[0])).toEqual([
        'command',
        'publish',
      ]);
      expect(text).toContain('publish = "dist"');
    }
    expect(filesNamed(/^netlify\.toml$/)).toHaveLength(2);
  });

  it('vercel.json has what its schema knows', () => {
    for (const {text} of filesNamed(/^vercel\.json$/)) {
      const config = JSON.parse(text) as {
        readonly trailingSlash: boolean;
        readonly headers: readonly {readonly source: string; readonly headers: readonly object[]}[];
      };
      // openapi.vercel.sh/vercel.json
      const known = ['buildCommand', 'outputDirectory', 'trailingSlash', 'headers', 'cleanUrls'];
      expect(keysOf(config, known)).toEqual([]);
      expect(config.trailingSlash).toBe(true);
      for (const {source, headers, ...rest} of config.headers) {
        expect([rest, source.startsWith('/')]).toEqual([{}, true]);
        for (const header of headers) expect(Object.keys(header)).toEqual(['key', 'value']);
      }
    }
    expect(filesNamed(/^vercel\.json$/)).toHaveLength(2);
  });

  it('wrangler.json gives the worker of the search what it reads', () => {
    const worker = readFileSync(join(MANUAL, '../packages/search/src/serve/worker.ts'), 'utf8');
    const read = [...worker.matchAll(/^ {2}readonly ([A-Z_]+)\??:/gm)].map(([, name]) => name!);
    const files = filesNamed(/^wrangler\.json$/).filter(({text}) => text.includes('"main"'));
    for (const {text} of files) {
      const config = JSON.parse(text) as {
        readonly main: string;
        readonly assets: {readonly binding: string; readonly run_worker_first: readonly string[]};
        readonly vars: object;
      };
      expect(keysOf(config, ['name', 'main', 'compatibility_date', 'assets', 'vars'])).toEqual([]);
      expect(keysOf(config.assets, ['directory', 'binding', 'run_worker_first'])).toEqual([]);
      expect([...Object.keys(config.vars), config.assets.binding].toSorted()).toEqual(
        read.toSorted(),
      );
      expect(published.some(({title}) => title === config.main)).toBe(true);
    }
    expect(files).toHaveLength(2);
  });

  it('wrangler.json and firebase.json of a site publish its output, with a page for what is not there', () => {
    const files = filesNamed(/^wrangler\.json$/).filter(({text}) => !text.includes('"main"'));
    expect(files.map(({text}) => JSON.parse(text) as object)).toEqual(
      Array.from({length: 2}, () => ({
        name: 'my-notes',
        compatibility_date: '2026-01-01',
        assets: {directory: 'dist', not_found_handling: '404-page'},
      })),
    );
    const firebase = filesNamed(/^firebase\.json$/);
    expect(firebase).toHaveLength(2);
    for (const {text} of firebase) {
      const {hosting} = JSON.parse(text) as {hosting: {public: string; headers: object[]}};
      expect(keysOf(hosting, ['public', 'headers'])).toEqual([]);
      expect(hosting.public).toBe('dist');
      for (const rule of hosting.headers) expect(Object.keys(rule)).toEqual(['source', 'headers']);
    }
  });

  it('the Dockerfile builds in one stage and serves in another', () => {
    for (const {text} of filesNamed(/^Dockerfile$/)) {
      const steps = text.trim().split('\n').filter(Boolean);
      const words = ['FROM', 'WORKDIR', 'COPY', 'RUN'];
      expect(steps.filter((step) => !words.includes(step.split(' ')[0]!))).toEqual([]);
      const stages = [...text.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
      const copied = [...text.matchAll(/--from=(\w+)/g)].map(([, name]) => name);
      expect(copied).toEqual(stages);
      for (const [, file] of text.matchAll(/^COPY (\w+\.conf) /gm))
        expect(published.map(({title}) => title)).toContain(file);
    }
    expect(filesNamed(/^Dockerfile$/)).toHaveLength(2);
  });

  it('every block of shell is one that bash can read', () => {
    const blocks = published.filter(({language}) => language === 'sh');
    expect(blocks.length).toBeGreaterThan(20);
    // Starting a program takes 30 ms from a process of this size, and 2 from a shell.
    const each = 'for text; do bash -n <<<"$text" 2>&1; printf "\\0"; done';
    const texts = blocks.map(({text}) => text);
    const {stdout} = spawnSync('bash', ['-c', each, 'bash', ...texts], {encoding: 'utf8'});
    const said = stdout.split('\0');
    expect(said).toHaveLength(blocks.length + 1);
    expect(blocks.map(({page}, i) => [page, said[i]])).toEqual(blocks.map(({page}) => [page, '']));
  });

  it('are the same in both languages, comments aside', () => {
    const strip = ({text}: Fence) =>
      text.replace(/(?:^|\s)(?:\/\/|#) .*$/gm, '').replace(/'[^']*[\u3400-\u9fff][^']*'/g, "''");
    const [chinese, english] = [false, true].map((isEnglish) =>
      published.filter(
        ({page, title}) =>
          page.startsWith('i18n/') === isEnglish && title !== undefined && !title.endsWith('.ts'),
      ),
    );
    expect(english!.map(({title}) => title)).toEqual(chinese!.map(({title}) => title));
    for (const [i, fence] of chinese!.entries()) expect(strip(english![i]!)).toBe(strip(fence));
  });
});

import {expect, it} from 'vitest';
import {explainKeptByNpm} from './keptByNpm.ts';

const OPTIONS = {
  port: {type: 'string'},
  host: {type: 'string'},
  'docs-version': {type: 'string'},
  open: {type: 'boolean'},
  json: {type: 'boolean'},
} as const;
const NPM = {npm_lifecycle_event: 'dev', npm_config_json: 'true', npm_config_registry: 'x'};
const NONE = {values: {}, positionals: []};

it.each([
  // npm run dev --port 8080
  [{npm_config_port: 'true'}, ['8080'], '--port', '--port 8080'],
  [{npm_config_host: '0.0.0.0'}, [], '--host', '--host 0.0.0.0'],
  [{npm_config_port: 'true'}, [], '--port', '--port …'],
  [
    {npm_config_open: 'true', npm_config_docs_version: '1'},
    [],
    '--docs-version --open',
    '--docs-version 1 --open',
  ],
])(
  'says which options npm has kept, and how they are written: %j',
  (kept, positionals, names, line) => {
    expect(explainKeptByNpm(OPTIONS, {values: {}, positionals}, {...NPM, ...kept})).toEqual([
      `npm 自己收下了 ${names}，没有传过来。选项要写在 -- 之后：npm run dev -- ${line}\n`,
      `npm has kept ${names} for itself. Options come after --: npm run dev -- ${line}\n`,
    ]);
  },
);

it('says nothing where npm kept none, where the command has it, and outside of npm', () => {
  expect(explainKeptByNpm(OPTIONS, NONE, NPM)).toBeUndefined();
  const own = {values: {port: '8080'}, positionals: []};
  expect(explainKeptByNpm(OPTIONS, own, {...NPM, npm_config_port: '1'})).toBeUndefined();
  expect(explainKeptByNpm(OPTIONS, NONE, {npm_config_port: '1'})).toBeUndefined();
});

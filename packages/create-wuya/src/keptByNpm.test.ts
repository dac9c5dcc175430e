import {expect, it} from 'vitest';
import {findKeptByNpm} from './keptByNpm.ts';

const NPM = {npm_config_user_agent: 'npm/11.0.0 node/v24.0.0'};

it.each([
  [['a', 'blog'], {npm_config_template: 'true'}, 'a -- --template blog'],
  [['blog'], {npm_config_template: 'true'}, '-- --template blog'],
  [['a'], {npm_config_template: 'blog'}, 'a -- --template blog'],
  [
    ['a'],
    {npm_config_start: 'true', npm_config_title: 'My notes'},
    'a -- --title "My notes" --start',
  ],
  [
    ['a', 'blog', 'N'],
    {npm_config_template: 'true', npm_config_title: 'true'},
    'a -- --template … --title …',
  ],
])('finds what npm kept of %j', (args, env, line) => {
  expect(findKeptByNpm(args, {...NPM, ...env})?.line).toBe(`npm create wuya@latest ${line}`);
});

it.each([
  [['a'], NPM],
  [['a', '--start'], {...NPM, npm_config_start: 'true'}],
  [['a'], {npm_config_user_agent: 'pnpm/10.2.0 npm/? node/v24.0.0', npm_config_start: 'true'}],
  [['a'], {npm_config_start: 'true'}],
])('finds nothing that npm kept of %j', (args, env) => {
  expect(findKeptByNpm(args, env)).toBeUndefined();
});

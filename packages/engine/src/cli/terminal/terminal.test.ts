import {expect, it, vi} from 'vitest';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import {COMMANDS} from '../commands.ts';
import {createTerminal, wantsColours} from './terminal.ts';

const missing = createDiagnostic('CFG-001', {path: 'titel', nearest: 'title'});

it('prints one language', () => {
  const format = (LANG: string) =>
    createTerminal({env: {LANG}, isTTY: false, systemLocale: 'en-US'}).format(missing);
  expect(format('zh_CN.UTF-8')).toBe(
    '错误 CFG-001\n  没有 titel 这个配置项。\n  → 是否想写 title？',
  );
  expect(format('en_US.UTF-8')).toBe(
    'error CFG-001\n  There is no option titel.\n  → Did you mean title?',
  );
});

it.each([
  ['npm/11.0.0 node/v24.0.0 linux x64', 'npx wuya'],
  ['pnpm/10.2.0 npm/? node/v24.0.0', 'pnpm exec wuya'],
  ['yarn/4.9.1 npm/? node/v22.0.0', 'yarn wuya'],
  ['bun/1.2.0 npm/? node/v24.0.0', 'bunx wuya'],
  ['other/1.0.0', 'wuya'],
  [undefined, 'wuya'],
])('names commands as they can be typed where %s started it: %s', (agent, name) => {
  const terminal = createTerminal({
    env: {npm_config_user_agent: agent},
    isTTY: false,
    systemLocale: 'en',
  });
  for (const command of Object.keys(COMMANDS))
    expect(terminal.pick(['', `Run wuya ${command}.`])).toBe(`Run ${name} ${command}.`);
  expect(terminal.format(createDiagnostic('CFG-000', {dir: '/a'}))).toContain(
    `${name} migrate OLD NEW`,
  );
  const others = 'npx wuya dev, npx @wuya/engine dev, wuya <command>, /a/wuya build, Wuya builds';
  expect(terminal.pick(['', others])).toBe(others);
});

it('leaves a text that is data as it is', () => {
  const env = {npm_config_user_agent: 'npm/11.0.0'};
  const written = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  createTerminal({env, isTTY: false, systemLocale: 'en'}).print('{"hint":"run wuya check"}');
  expect(written.mock.calls).toEqual([['{"hint":"run wuya check"}']]);
  written.mockRestore();
});

it('colours what it prints on terminals alone, never with NO_COLOR', () => {
  expect(wantsColours({env: {}, isTTY: true})).toBe(true);
  expect(wantsColours({env: {}, isTTY: false})).toBe(false);
  expect(wantsColours({env: {NO_COLOR: '1'}, isTTY: true})).toBe(false);
  expect(wantsColours({env: {NO_COLOR: '1', FORCE_COLOR: '1'}, isTTY: true})).toBe(false);
  expect(wantsColours({env: {FORCE_COLOR: '1'}, isTTY: false})).toBe(true);
  expect(wantsColours({env: {FORCE_COLOR: '0'}, isTTY: true})).toBe(false);
  expect(wantsColours({env: {TERM: 'dumb'}, isTTY: true})).toBe(false);
});

it('makes errors stand out', () => {
  const terminal = createTerminal({env: {LANG: 'en_US'}, isTTY: true, systemLocale: 'en'});
  expect(terminal.format(missing)).toContain('\u001B[31m\u001B[1merror CFG-001');
});

it('lets nothing that it prints move the cursor, clear the screen or turn the direction', () => {
  const terminal = createTerminal({env: {LANG: 'en_US'}, isTTY: true, systemLocale: 'en'});
  for (const [name, stream] of [
    ['print', 'log'],
    ['complain', 'error'],
  ] as const) {
    const written = vi.spyOn(console, stream).mockImplementation(() => undefined);
    terminal[name]('a\u001B[2J\u001B]0;title\u0007\r\u202Eb\u009B1A\n\tc');
    terminal[name](terminal.format(missing));
    expect(written.mock.calls).toEqual([
      ['a\\u001b[2J\\u001b]0;title\\u0007\\u000d\\u202eb\\u009b1A\n\tc'],
      [terminal.format(missing)],
    ]);
    written.mockRestore();
  }
});

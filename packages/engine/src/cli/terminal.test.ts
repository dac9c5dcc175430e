import {expect, it} from 'vitest';
import {createDiagnostic} from '../errors/diagnostic.ts';
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

it('colours what it prints on terminals alone, never with NO_COLOR', () => {
  expect(wantsColours({env: {}, isTTY: true})).toBe(true);
  expect(wantsColours({env: {}, isTTY: false})).toBe(false);
  expect(wantsColours({env: {NO_COLOR: '1'}, isTTY: true})).toBe(false);
  expect(wantsColours({env: {NO_COLOR: '1', FORCE_COLOR: '1'}, isTTY: true})).toBe(false);
  expect(wantsColours({env: {FORCE_COLOR: '1'}, isTTY: false})).toBe(true);
  expect(wantsColours({env: {TERM: 'dumb'}, isTTY: true})).toBe(false);
});

it('makes errors stand out', () => {
  const terminal = createTerminal({env: {LANG: 'en_US'}, isTTY: true, systemLocale: 'en'});
  expect(terminal.format(missing)).toContain('\u001B[31m\u001B[1merror CFG-001');
});

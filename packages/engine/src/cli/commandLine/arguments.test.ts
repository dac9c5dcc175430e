import {expect, it} from 'vitest';
import {readArguments, readPort, readWholeNumber, UsageError} from './arguments.ts';

const OPTIONS = {
  port: {type: 'string'},
  host: {type: 'string'},
  fix: {type: 'boolean'},
} as const;
const complaint = (...args: string[]) => {
  try {
    readArguments(args, OPTIONS);
  } catch (error) {
    return (error as UsageError).words;
  }
  return undefined;
};

it('reads folders and options in any order', () => {
  expect(readArguments(['--port', '80', 'site', '--fix'], OPTIONS)).toEqual({
    values: {port: '80', fix: true},
    positionals: ['site'],
  });
  expect(readArguments(['-h'], OPTIONS).values).toEqual({help: true});
});

it('reads options behind the -- that pnpm and Yarn hand on', () => {
  expect(readArguments(['--', '--port', '80'], OPTIONS)).toEqual({
    values: {port: '80'},
    positionals: [],
  });
  expect(readArguments(['site', '--', '--fix', '--host=::'], OPTIONS)).toEqual({
    values: {fix: true, host: '::'},
    positionals: ['site'],
  });
  expect(readArguments(['--', '-h'], OPTIONS).values).toEqual({help: true});
  expect(readArguments(['--', '--force', '--'], OPTIONS).positionals).toEqual(['--force', '--']);
});

it('names the nearest option for one that does not exist', () => {
  expect(complaint('--prot', '80')).toEqual([
    '没有 --prot 这个选项。是否想写 --port？',
    'There is no option --prot. Did you mean --port?',
  ]);
  expect(complaint('--elephant')?.[1]).toBe('There is no option --elephant.');
});

it('says which value is missing and which is too much', () => {
  expect(complaint('--port')?.[0]).toBe('--port 后面要写一个值。');
  for (const args of [['--port='], ['--port', ''], ['--port', '--fix'], ['--port', '-h']])
    expect(complaint(...args)?.[1]).toBe('--port needs a value after it.');
  expect(complaint('--port=--fix')).toBeUndefined();
  expect(complaint('--fix=yes')?.[1]).toBe('--fix takes no value.');
});

it('says what a phone needs, as other programs take --host without a value', () => {
  for (const args of [['--host'], ['--host', '--port', '80']])
    expect(complaint(...args)?.[1]).toBe(
      '--host needs a value after it. For other devices write --host 0.0.0.0',
    );
});

it('reads numbers within their bounds', () => {
  const read = (value: string) =>
    readWholeNumber(value, {name: '--width', from: 40, to: 200, fallback: 80});
  expect([read('40'), read('200')]).toEqual([40, 200]);
  for (const value of ['39', '201'])
    expect(() => read(value)).toThrow(
      `--width: expected a whole number from 40 to 200, got ${value}.`,
    );
});

it('reads ports and nothing else', () => {
  expect([readPort('0', 3000), readPort(undefined, 3000)]).toEqual([0, 3000]);
  expect([readPort('65535', 3000)]).toEqual([65_535]);
  expect(() => readPort('65536', 3000)).toThrow(
    '--port: expected a whole number from 0 to 65535, got 65536.',
  );
  for (const value of ['', '-1', '70000', '1.5', 'x', '0x50', '1e3', ' 80'])
    expect(() => readPort(value, 3000)).toThrow(UsageError);
});

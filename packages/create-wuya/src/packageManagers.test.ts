import {expect, it} from 'vitest';
import {readPackageManager, readVersionOf, useManager} from './packageManagers.ts';

it.each([
  ['pnpm/10.2.0 npm/? node/v20.19.0', 'pnpm'],
  ['yarn/4.9.1 npm/? node/v22.1.0', 'yarn'],
  ['bun/1.4.5 npm/? node/v24.3.0 linux x64', 'bun'],
  ['npm/11.0.0 node/v24.0.0', 'npm'],
  [undefined, 'npm'],
] as const)('knows the program that calls itself %s', (userAgent, manager) => {
  expect(readPackageManager(userAgent)).toBe(manager);
});

it('puts the commands of a package manager in the place of those of npm', () => {
  const text =
    'npm install\nnpm run dev  # look\n`npx\nwuya new note`, npm install my-tool, pnpm run x\n';
  expect(useManager(text, 'npm')).toBe(text);
  expect(useManager(text, 'pnpm')).toBe(
    'pnpm install\npnpm run dev  # look\n`pnpm exec\nwuya new note`, npm install my-tool, pnpm run x\n',
  );
  expect(useManager('npx wuya check', 'yarn')).toBe('yarn wuya check');
  expect(useManager('npx wuya check', 'bun')).toBe('bunx wuya check');
});

it.each([
  ['yarn/4.9.1-git.20250411.hash-1908ee79f npm/? node/v22.1.0', '4.9.1'],
  ['yarn/1.22.22 npm/? node/v20.0.0 linux x64', '1.22.22'],
  ['', undefined],
])('reads the version of the package manager in %j', (agent, version) => {
  expect(readVersionOf(agent)).toBe(version);
});

/** Programs that install packages and run the scripts of a site. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** Reads which program runs `create`, by the name it gives itself: `pnpm/10.2.0 npm/? node/v20` → `pnpm`. */
export function readPackageManager(userAgent: string | undefined): PackageManager {
  const name = /^(?:pnpm|yarn|bun)(?=\/)/.exec(userAgent ?? '')?.[0];
  return (name as PackageManager | undefined) ?? 'npm';
}

/** Reads the version of the program that runs `create`: `yarn/4.9.1 npm/? node/v22` → `4.9.1`. */
export function readVersionOf(userAgent: string | undefined): string | undefined {
  return /^[a-z]+\/(\d+\.\d+\.\d+)/.exec(userAgent ?? '')?.[1];
}

/** Tells whether a version of Yarn is one whose lock file the others cannot read. */
export const isModernYarn = (version: string | undefined): boolean => !version?.startsWith('1.');

/** What runs a program of a package that the site has installed. */
const EXEC = {
  npm: 'npx',
  pnpm: 'pnpm exec',
  yarn: 'yarn',
  bun: 'bunx',
} as const satisfies Record<PackageManager, string>;

/** Puts the commands of a package manager in the place of npm's: `npx wuya new` → `pnpm exec wuya new`. Samples for readers stay. */
export function useManager(text: string, manager: PackageManager): string {
  return text
    .replaceAll(/\bnpm run\b/g, `${manager} run`)
    .replaceAll(/\bnpm install$/gm, `${manager} install`)
    .replaceAll(/\bnpx(?=\s+wuya\b)/g, EXEC[manager]);
}

const SETUP_NODE = [
  '      - uses: actions/setup-node@v6',
  '        with:',
  '          node-version: 24',
] as const;

/** The first number of pnpm's version where the author's is not known. */
const PNPM_MAJOR = 10;

const SETUP = {
  npm: [...SETUP_NODE, '          cache: npm', '      - run: npm ci'],
  pnpm: [
    '      - uses: pnpm/action-setup@v5',
    '        with:',
    `          version: ${PNPM_MAJOR}`,
    ...SETUP_NODE,
    '          cache: pnpm',
    '      - run: pnpm install --frozen-lockfile',
  ],
  yarn: [...SETUP_NODE, '      - run: corepack enable', '      - run: yarn install --immutable'],
  bun: [
    ...SETUP_NODE,
    '      - uses: oven-sh/setup-bun@v2',
    '      - run: bun install --frozen-lockfile',
  ],
} as const satisfies Record<PackageManager, readonly string[]>;

/** The lock file of each, which a host looks for at the root of a repository. */
const LOCK_FILES = {
  npm: 'package-lock.json',
  pnpm: 'pnpm-lock.yaml',
  yarn: 'yarn.lock',
  bun: 'bun.lock',
} as const satisfies Record<PackageManager, string>;

/**
 * Lists the steps of a workflow that install the packages of a site, as its lock file says.
 * @param lockFolder where that file is in the repository; empty for its root
 */
export function setupOf(
  manager: PackageManager,
  version: string | undefined,
  lockFolder: string,
): readonly string[] {
  const steps =
    manager === 'yarn' && !isModernYarn(version)
      ? [...SETUP_NODE, '          cache: yarn', '      - run: yarn install --frozen-lockfile']
      : SETUP[manager];
  const lockFile = JSON.stringify(`${lockFolder}/${LOCK_FILES[manager]}`);
  return steps.flatMap((step) => {
    if (/^ +version: /.test(step))
      return [`          version: ${version?.split('.')[0] ?? PNPM_MAJOR}`];
    return lockFolder !== '' && /^ +cache: /.test(step)
      ? [step, `          cache-dependency-path: ${lockFile}`]
      : [step];
  });
}

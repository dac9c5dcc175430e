import {join} from 'node:path';
import {findModuleFile} from '../../config/docusaurus/common/findModuleFile.ts';
import {
  listSwizzles,
  type GivenComponents,
  type Swizzle,
} from '../../config/docusaurus/theme/swizzles.ts';
import {type BuildReading, createBuildReading} from '../modules/buildReading.ts';
import {readNamedModule} from './foreignCode.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {isDocHook, ORIGINAL, QUIET} from './originalModules.ts';
import {answerPart, type AskedPart} from './originalRules.ts';

/** Creates what reads the components in `src/theme`. */
export function createSwizzleReading({
  dir,
  isForeign,
  givenComponents,
}: {
  readonly dir: string;
  readonly isForeign: boolean;
  readonly givenComponents?: GivenComponents;
}): BuildReading<readonly Swizzle[]> {
  return createBuildReading(() => (isForeign ? listSwizzles(dir, givenComponents) : []));
}

/** A module that another asks for. */
export interface AskedModule {
  /** With the names that are asked for. */
  readonly id: string;
  /** Absolute; undefined for an entry. */
  readonly importer: string | undefined;
}

/**
 * Finds the module that answers for a part of the theme inside a component of the site which takes its place: `@theme-original/Footer`,
 * and in one that is rewritten the parts that it is made of. Pages of a site whose own layout is around everything have a plain one.
 * Undefined for other modules.
 * @param dir folder of the site, absolute
 * @param swizzles components in `src/theme` of the site
 */
export function findOriginal(
  {id, importer}: AskedModule,
  dir: string,
  swizzles: readonly Swizzle[],
): string | undefined {
  const {from, names} = readNamedModule(id);
  const asking = swizzles.find(
    ({file}) => importer !== undefined && toModuleId(file) === toModuleId(importer),
  );
  const [, kind, name = ''] = /^@(theme|theme-original|theme-init)\/(.+)$/.exec(from) ?? [];
  if (kind === undefined) return findNames(id, names, asking);
  const hasOwn = findModuleFile(join(dir, 'src/theme', name)) !== undefined;
  return answerPart({
    kind: kind as AskedPart['kind'],
    name,
    importer: importer ?? '',
    asking,
    dir,
    swizzles,
    taken: swizzles.map((one) => one.name),
    hasOwn,
    isFree: kind !== 'theme' || !hasOwn,
  });
}

/** Finds what answers a component for names that it imports from Docusaurus, and that mean something else inside of it here. */
function findNames(
  id: string,
  names: readonly string[],
  asking: Swizzle | undefined,
): string | undefined {
  if (asking?.isEjected && names.some(isDocHook)) return `${ORIGINAL}hooks:${id}`;
  return asking && names.some((one) => QUIET.test(one)) ? `${ORIGINAL}quiet:${id}` : undefined;
}

import {basename, dirname, relative, sep} from 'node:path';
import {findOverflow, TOO_DEEP} from '../../article/js/overflow.ts';
import {ConfigFailure} from '../../config/configFailure.ts';
import {pointAt} from '../../errors/pointAt.ts';
import {isOwnModule} from '../modules/configModules.ts';

/**
 * Refuses a module of a configuration that nests deeper than a parser bears: that of the bundler ends the process with it.
 * @param file the configuration, absolute, as is the module
 * @throws {ConfigFailure} with the place in the module
 */
export function refuseDeepModule(file: string, {id, code}: {id: string; code: string}): void {
  if (id !== file && !isOwnModule(id)) return;
  const offset = findOverflow(code);
  if (offset === undefined) return;
  const path = id === file ? basename(file) : relative(dirname(file), id).replaceAll(sep, '/');
  throw new ConfigFailure({
    message: TOO_DEEP,
    place: {file: path, ...pointAt(code, offset)},
    cause: undefined,
  });
}

import {basename} from 'node:path';
import {findMissingKey} from '../../config/options/search.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {locateOption} from '../../config/locate.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {readConfigText} from './configText.ts';

/** Reports a hosted search without application id or key: CFG-240 where the provider is written. */
export function checkSearchProvider({config, file}: LoadedConfig): Diagnostic[] {
  const name = findMissingKey(config.search.provider);
  if (name === undefined) return [];
  const place = {
    file: basename(file),
    ...locateOption(readConfigText(file), `search.provider.${name}`),
  };
  return [createDiagnostic('CFG-240', {name}, {place})];
}

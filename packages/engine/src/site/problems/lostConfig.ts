import {basename} from 'node:path';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';

/** Names the configuration that a running server has lost: the folder was one of a site, and the command runs where it should. */
export function sayWhatIsLost(
  problems: readonly Diagnostic[],
  {dir, file}: Pick<LoadedConfig, 'dir' | 'file'>,
): readonly Diagnostic[] {
  return problems.map((problem) =>
    problem.code === 'CFG-000' ? createDiagnostic('CFG-000', {dir, lost: basename(file)}) : problem,
  );
}

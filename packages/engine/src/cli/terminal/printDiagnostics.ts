import type {Diagnostic} from '../../errors/diagnostic.ts';
import {leadToExplanations} from '../../errors/explained/lead.ts';
import type {Words} from '../../errors/language.ts';
import {groupByFile, listDiagnostics} from './diagnosticList.ts';
import type {Terminal} from './terminal.ts';

/** Tells problems file by file, of each as many as are worth reading at once. */
export function printByFile(
  diagnostics: readonly Diagnostic[],
  {format}: Pick<Terminal, 'format'>,
  tell: (words: string | Words) => void,
): void {
  for (const {shown, more} of groupByFile(diagnostics)) {
    for (const diagnostic of shown) tell(`${format(diagnostic)}\n`);
    if (more) tell([`${more[0]}\n`, `${more[1]}\n`]);
  }
}

/** Prints what a build found: a few of each kind of remark, then errors, of each file as many as a check lists. */
export function printBriefly(diagnostics: readonly Diagnostic[], terminal: Terminal): void {
  const {remarks, more, errors} = listDiagnostics(diagnostics);
  for (const diagnostic of remarks) terminal.complain(`${terminal.format(diagnostic)}\n`);
  for (const words of more) terminal.complain(words);
  if (more.length > 0) terminal.complain('');
  printByFile(errors, terminal, (words) => terminal.complain(words));
  const lead = leadToExplanations(diagnostics);
  if (lead) terminal.complain([`${lead[0]}\n`, `${lead[1]}\n`]);
}

/** Tells that another build of the site is waited for, given the number of its process. */
export function printWait(terminal: Terminal): (pid: number) => void {
  return (pid) =>
    terminal.complain([
      `另一个构建正在进行（进程 ${pid}），等它结束。`,
      `Another build is running (process ${pid}); waiting for it.`,
    ]);
}

import type {Diagnostic} from '../errors/diagnostic.ts';
import {leadToExplanations} from '../errors/explained/lead.ts';
import {groupByFile, listDiagnostics} from './diagnosticList.ts';
import type {Terminal} from './terminal.ts';

/** Prints what a build found: a few of each kind of remark, then errors, of each file as many as a check lists. */
export function complainBriefly(diagnostics: readonly Diagnostic[], terminal: Terminal): void {
  const {remarks, more, errors} = listDiagnostics(diagnostics);
  for (const diagnostic of remarks) terminal.complain(`${terminal.format(diagnostic)}\n`);
  for (const words of more) terminal.complain(words);
  if (more.length > 0) terminal.complain('');
  for (const file of groupByFile(errors)) {
    for (const diagnostic of file.shown) terminal.complain(`${terminal.format(diagnostic)}\n`);
    if (file.more) terminal.complain([`${file.more[0]}\n`, `${file.more[1]}\n`]);
  }
  const lead = leadToExplanations(diagnostics);
  if (lead) terminal.complain([`${lead[0]}\n`, `${lead[1]}\n`]);
}

/** Tells that another build of the site is waited for, given the number of its process. */
export function complainOfWait(terminal: Terminal): (pid: number) => void {
  return (pid) =>
    terminal.complain([
      `另一个构建正在进行（进程 ${pid}），等它结束。`,
      `Another build is running (process ${pid}); waiting for it.`,
    ]);
}

import type {Diagnostic} from '../../errors/diagnostic.ts';
import type {Words} from '../../errors/language.ts';
import {countNoun} from './countNoun.ts';

/** How many warnings and notices of one code a build prints; `wuya check` prints all. */
const SHOWN_OF_A_CODE = 3;

/** What a build prints of its diagnostics, in this order. */
interface DiagnosticList {
  /** Warnings and notices, a few of each code. */
  readonly remarks: readonly Diagnostic[];
  /** How many of each code were not printed. */
  readonly more: readonly Words[];
  /** Every error: last, so that nothing buries it. */
  readonly errors: readonly Diagnostic[];
}

/** Sorts problems into those that are shown, how many more there are of each code, and errors. */
export function listDiagnostics(diagnostics: readonly Diagnostic[]): DiagnosticList {
  const counts = new Map<string, number>();
  const remarks: Diagnostic[] = [];
  for (const diagnostic of diagnostics.filter(({level}) => level !== 'error')) {
    const count = (counts.get(diagnostic.code) ?? 0) + 1;
    counts.set(diagnostic.code, count);
    if (count <= SHOWN_OF_A_CODE) remarks.push(diagnostic);
  }
  const hidden = [...counts].filter(([, count]) => count > SHOWN_OF_A_CODE);
  return {
    remarks,
    more: hidden.map(([code, count]): Words => [
      `${code} 还有 ${count - SHOWN_OF_A_CODE} 处，wuya check 全部列出。`,
      `${code}: ${count - SHOWN_OF_A_CODE} more; wuya check lists all.`,
    ]),
    errors: diagnostics.filter(({level}) => level === 'error'),
  };
}

/** Maximum number of problems of one file that are printed: after fixing so many an author runs the check again. */
export const SHOWN_OF_A_FILE = 100;

/** Problems of one file that are printed. */
interface FileProblems {
  /** In the order given; errors stay before others where there are too many. */
  readonly shown: readonly Diagnostic[];
  /** How many more there are; undefined for none. */
  readonly more: Words | undefined;
}

/** Groups problems by their files, in the order given, and leaves out what is too much of one. Problems without a file stay. */
export function groupByFile(diagnostics: readonly Diagnostic[]): FileProblems[] {
  const files = new Map<string | undefined, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const known = files.get(diagnostic.place?.file);
    if (known) known.push(diagnostic);
    else files.set(diagnostic.place?.file, [diagnostic]);
  }
  return [...files].map(([file, all]) => {
    const hidden = all.length - SHOWN_OF_A_FILE;
    if (file === undefined || hidden <= 0) return {shown: all, more: undefined};
    const ranked = [
      ...all.filter(({level}) => level === 'error'),
      ...all.filter(({level}) => level !== 'error'),
    ];
    const kept = new Set(ranked.slice(0, SHOWN_OF_A_FILE));
    const name = file.replaceAll('\n', '\\n'); // other signs are shown by the terminal
    return {
      shown: all.filter((diagnostic) => kept.has(diagnostic)),
      more: [
        `${name} 还有 ${hidden} 处，wuya check --json 全部列出。`,
        `${name}: ${hidden} more; wuya check --json lists all.`,
      ],
    };
  });
}

/** The option that says what an error of a code does. */
const LOOSENED_BY: Readonly<Record<string, string>> = {
  'LN-050': 'onBrokenLinks',
  'LN-051': 'onBrokenLinks',
  'LN-053': 'onBrokenLinks',
  'IM-060': 'onBrokenImages',
};

/** Minimum number of errors for this advice: fewer are fixed sooner than a configuration is changed. */
const MANY = 10;

/**
 * Says how the site of a folder that was written for another program can be seen at once: where links and images that lead nowhere
 * are all that is wrong, and there are many. Undefined otherwise.
 */
export function adviseToLoosen(diagnostics: readonly Diagnostic[]): Words | undefined {
  const errors = diagnostics.filter(({level}) => level === 'error');
  const options = [...new Set(errors.map(({code}) => LOOSENED_BY[code]))].sort();
  if (errors.length < MANY || options.includes(undefined)) return undefined;
  const written = options.map((option) => `${option}: 'warn'`);
  return [
    `都是断了的链接或图片。想先看到网站，在配置里写 ${written.join('、')}，它们就只是警告。`,
    `All are broken links or images. To see the site first, write ${written.join(', ')} in the configuration, which makes them warnings.`,
  ];
}

/** What of a page is not shown as Docusaurus shows it. */
const DEGRADED =
  /^(?:MD-(?:101|103|104|112|120|121|130)|THEME-302|BD-00[23]|PG-00[34]|IM-060|LN-05[013])$/;

/** Says how many pages of a site made for Docusaurus are as they are there. */
export function summarizeForeign(
  diagnostics: readonly Diagnostic[],
  {pageCount, leftOutCount}: {readonly pageCount: number; readonly leftOutCount: number},
): Words {
  const degraded = new Set(
    diagnostics.flatMap(({code, place, alsoIn = []}) =>
      DEGRADED.test(code) && place ? [place.file, ...alsoIn] : [],
    ),
  ).size;
  const same = Math.max(0, pageCount - degraded);
  return [
    `与 Docusaurus 相比：${same} 页照旧，${degraded} 个文件有所缺失，${leftOutCount} 页没有生成。`,
    `Beside Docusaurus: ${countNoun(same, 'page')} as there, ${countNoun(degraded, 'file')} with something left out, ${countNoun(leftOutCount, 'page')} not built.`,
  ];
}

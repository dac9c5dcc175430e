import type {Words} from '../../errors/language.ts';
import type {Progress} from '../../site/progress.ts';
import type {Terminal} from './terminal.ts';

const STEPS = {
  read: ['读取', 'read'],
  compile: ['编译', 'compile'],
  bundle: ['打包', 'bundle'],
  render: ['渲染', 'render'],
  write: ['写出', 'write'],
} as const satisfies Record<Parameters<Progress>[0], Words>;

const BAR_WIDTH = 24;

/** Shows a build's progress: a bar that is redrawn on a terminal, one plain line a step elsewhere. */
export function createProgress(
  stream: NodeJS.WriteStream,
  {pick}: Pick<Terminal, 'pick'>,
): {onProgress: Progress; end(): void} {
  let step = '';
  let lastDrawn = 0;
  if (!stream.isTTY) {
    return {
      onProgress(next, _done, total) {
        if (next === step) return;
        step = next;
        stream.write(`${pick(STEPS[next])}${total ? ` ${total}` : ''}\n`);
      },
      end: () => undefined,
    };
  }
  return {
    onProgress(next, done, total) {
      const now = Date.now();
      if (next === step && done < total && now - lastDrawn < 50) return;
      step = next;
      lastDrawn = now;
      const filled = total ? Math.round((done / total) * BAR_WIDTH) : 0;
      const bar = total
        ? ` ${'━'.repeat(filled)}${'─'.repeat(BAR_WIDTH - filled)} ${done}/${total}`
        : ' …';
      stream.write(`\r\u001B[K${pick(STEPS[next])}${bar}`);
    },
    end() {
      stream.write('\r\u001B[K');
    },
  };
}

import {expect, it} from 'vitest';
import {takeFromFiles} from './takeFromFiles.ts';
import {createRegions} from './region.ts';
import {findSamples} from './sample.ts';

it('gives a region without the marks of others inside it and without its margin', () => {
  const code = '  // #region a\n  1\n  /* #region b */\n    2\n  // #endregion\n  // #endregion\n3';
  const regionOf = createRegions(code);
  expect([regionOf('a'), regionOf('b'), regionOf('c')]).toEqual(['1\n  2', '2', undefined]);
});

it('knows no region that never ends, nor the second of a name', () => {
  const regionOf = createRegions(
    '# region a\n1\n# region b\n2\n# endregion\n# region b\n3\n# endregion',
  );
  expect([regionOf('a'), regionOf('b')]).toEqual([undefined, '2']);
});

it('gives a region of more lines than a function has arguments', () => {
  const lines = ' a\n'.repeat(300_000);
  expect(createRegions(`#region a\n${lines}#endregion`)('a')).toHaveLength(599_999);
});

it('a file that many fences name is read once', () => {
  let readCount = 0;
  const readSiteFile = () => {
    readCount++;
    return '// #region x\n1\n// #endregion\n';
  };
  const fences = Array.from({length: 20}, (_, i) => `\`\`\`js file=a.js region="${i}"\n\`\`\`\n`);
  const samples = findSamples(`${fences.join('')}\`\`\`js file=./a.js region="x"\n\`\`\`\n`, 1);
  const taken = takeFromFiles(samples, 'docs/a.md', {readSiteFile});
  expect(taken.diagnostics).toHaveLength(20);
  expect(taken.samples.at(-1)?.code).toBe('1');
  expect(readCount).toBe(1);
});

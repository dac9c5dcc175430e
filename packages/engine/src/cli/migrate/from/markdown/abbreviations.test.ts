import {expect, it} from 'vitest';
import {rewriteAbbreviations} from './abbreviations.ts';

it('explains words where they are used, and drops the lines that explain them', () => {
  const written =
    '# TCP\n\nTCP 与 TCP/IP，`TCP`，[TCP](TCP.md)，UTCP\n\n*[TCP]: 传输 "控制" 协议\n*[IP]: 网际协议\n\n```\nTCP\n```';
  const tcp = '<abbr title="传输 &quot;控制&quot; 协议">TCP</abbr>';
  expect(rewriteAbbreviations(written)).toBe(
    `# TCP\n\n${tcp} 与 ${tcp}/<abbr title="网际协议">IP</abbr>，\`TCP\`，[${tcp}](TCP.md)，UTCP\n\n\n\n\n\`\`\`\nTCP\n\`\`\``,
  );
});

it.each(['*[一]*: 二', '- *[a]: b', '```\n*[A]: b\n```\nA', '[A]: b\nA'])(
  'leaves text alone: %j',
  (text) => {
    expect(rewriteAbbreviations(text)).toBe(text);
  },
);

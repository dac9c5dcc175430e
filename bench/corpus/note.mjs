import {posix} from 'node:path';
import {LANGUAGES, writeCodeBlock} from './code.mjs';
import {createRandom} from './random.mjs';
import {
  ADMONITIONS,
  ENDINGS,
  HEADINGS,
  OPENINGS,
  POINTS,
  SLOTS,
  STATEMENTS,
  SUBHEADINGS,
  TITLES,
} from './words.mjs';

/** Notes of a category. */
export const CATEGORY_SIZE = 20;

/** Fills the slots of a template with words; `link` makes the text of a link to another note. */
function fill(template, random, link = () => random.pick(SLOTS.idea)) {
  return template
    .replaceAll('{statement}', () => random.pick(STATEMENTS))
    .replace(/\{(\w+)\}/g, (_, slot) => {
      if (slot === 'link') return link();
      if (slot === 'number') return String(random.integer(2, 99));
      if (slot === 'code') return ` \`${random.pick(SLOTS.code)}\` `;
      if (slot === 'bare') return random.pick(SLOTS.code);
      if (slot === 'name') return ` ${random.pick(SLOTS.name)} `;
      return random.pick(SLOTS[slot]);
    })
    .replace(/ {2,}/g, ' ')
    .replace(/ ?([，。：；、]) ?/g, '$1')
    .trim();
}

const plain = (template, random) => fill(template, random).replaceAll('`', '').replaceAll('**', '');

export function writeTitle(random) {
  return plain(random.pick(TITLES), random);
}

/**
 * The Markdown of one note: 6–9 KB with four or five code blocks, a table, lists, an admonition, a quotation and links
 * to other notes by their relative paths. It depends only on the seed, the note and the list of all notes.
 */
export function writeNote(note, notes, seed) {
  const random = createRandom(seed * 1_000_003 + note.index);
  const link = () => {
    const isNear = random.chance(0.7);
    const index = isNear
      ? note.index + random.integer(-CATEGORY_SIZE, CATEGORY_SIZE)
      : random.integer(0, notes.length - 1);
    const target = notes[Math.min(Math.max(index, 0), notes.length - 1)];
    const path = posix.relative(posix.dirname(note.path), target.path);
    return `[${target.title}](${path.startsWith('.') ? path : `./${path}`})`;
  };
  const sentence = () =>
    fill(random.pick(OPENINGS) + random.pick(STATEMENTS) + random.pick(ENDINGS), random, link);
  const paragraph = () => Array.from({length: random.integer(2, 3)}, sentence).join('');
  const remark = () => plain(random.pick(STATEMENTS), random);
  const list = () => {
    const marker = random.pick(['-', '-', '-', '1.', '- [x]']);
    return Array.from(
      {length: random.integer(3, 6)},
      () => `${marker} ${fill(random.pick(POINTS), random, link)}`,
    ).join('\n');
  };

  const languages = random.sample(LANGUAGES, random.integer(4, 5));
  const headings = random.sample(HEADINGS, languages.length);
  const tableAt = random.integer(0, languages.length - 1);
  const parts = languages.map((language, i) => {
    const part = [`## ${fill(headings[i], random)}`, paragraph()];
    if (random.chance(0.5)) part.push(`### ${fill(random.pick(SUBHEADINGS), random)}`, sentence());
    part.push(writeCodeBlock(language, random, remark()), paragraph());
    if (i === tableAt) part.push(writeTable(random));
    else if (random.chance(0.45)) part.push(list());
    return part;
  });
  parts[random.integer(0, parts.length - 1)].push(writeAdmonition(random, sentence));
  parts[random.integer(0, parts.length - 1)].push(`> ${sentence()}`);

  const head = `---\ntitle: "${note.title}"\ndescription: "${remark()}。"\nsidebar_position: ${note.position}\n---`;
  const opening = fill(
    '{statement}。这一篇从{scene}讲起，把{idea}和{idea}放在一起看，最后给出一份可以照着做的清单。',
    random,
  );
  const foot = [
    '## 延伸阅读',
    Array.from({length: random.integer(3, 5)}, () => `- ${link()}`).join('\n'),
  ];
  const wantedBytes = random.integer(6_000, 8_500);
  const text = () => `${[head, opening, ...parts.flat(), ...foot].join('\n\n')}\n`;
  while (Buffer.byteLength(text()) < wantedBytes)
    parts[random.integer(0, parts.length - 1)].push(paragraph());
  return text();
}

function writeTable(random) {
  const columns = random.sample(SLOTS.thing, random.integer(3, 4));
  const cell = (column) => {
    if (column === 0) return `\`${random.pick(SLOTS.code)}\``;
    return random.pick([
      () => random.pick(SLOTS.idea),
      () => `${random.integer(1, 999)} ms`,
      () => random.pick(SLOTS.quality),
      () => random.pick(SLOTS.name),
    ])();
  };
  const rows = Array.from({length: random.integer(3, 6)}, () =>
    columns.map((_, column) => cell(column)),
  );
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map((_, i) => (i === 0 ? ':---' : '---'))),
    ...rows.map(line),
  ].join('\n');
}

function writeAdmonition(random, sentence) {
  const [kind, title] = random.pick(ADMONITIONS);
  return `:::${kind}${title && ` ${title}`}\n\n${sentence()}\n\n:::`;
}

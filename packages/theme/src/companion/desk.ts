import './desk.css';
import {announce} from '../base/announce.ts';
import {CHOICES, KEY_ROWS, readDesk, setChoice, writeDesk} from './deskState.ts';
import {showMarks} from './marks.ts';
import type {Memory} from './memory.ts';
import type {Words} from './start.ts';

/** What the desk works on. */
interface DeskInput {
  readonly memory: Memory;
  readonly words: Words;
  /** The site keeps marks. */
  readonly hasMarks: boolean;
}

/** Opens the reader's desk: how the text looks, what is remembered, the keys. It is made again each time. */
export function openDesk(input: DeskInput): void {
  if (document.querySelector('dialog[open]')) return;
  const {words} = input;
  const dialog = document.createElement('dialog');
  dialog.className = 'desk';
  dialog.setAttribute('aria-labelledby', 'desk-h');
  const close = button(words('site.desk.close'), () => dialog.close());
  close.className = 'btn ghost';
  dialog.append(
    heading(words('site.desk.title')),
    ...Object.keys(CHOICES).map((name) => choice(name as keyof typeof CHOICES, words)),
    ...(input.hasMarks ? [memoryRow(input)] : []),
    keyTable(words),
    close,
  );
  dialog.addEventListener('click', ({target}) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector<HTMLElement>(':checked')?.focus();
}

function heading(text: string): HTMLElement {
  const made = document.createElement('h2');
  made.id = 'desk-h';
  made.textContent = text;
  return made;
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', onClick);
  return made;
}

/** Returns one row of choices, of which one is taken. */
function choice(name: keyof typeof CHOICES, words: Words): HTMLElement {
  const set = document.createElement('fieldset');
  const legend = document.createElement('legend');
  legend.textContent = words(CHOICES[name].label);
  set.append(legend);
  const current = readDesk();
  for (const {value, label} of CHOICES[name].values) {
    const input = document.createElement('input');
    input.type = 'radio';
    input.name = `desk-${name}`;
    input.checked = value === current[name];
    input.addEventListener('change', () => writeDesk(setChoice(readDesk(), name, value)));
    set.append(labelOf(input, words(label)));
  }
  return set;
}

function labelOf(input: HTMLInputElement, text: string): HTMLElement {
  const label = document.createElement('label');
  const span = document.createElement('span');
  span.textContent = text;
  label.append(input, span);
  return label;
}

function memoryRow({memory, words}: DeskInput): HTMLElement {
  const row = document.createElement('p');
  row.className = 'keeps';
  const input = document.createElement('input');
  input.type = 'checkbox';
  input.checked = memory.isOn();
  input.addEventListener('change', () => {
    memory.setOn(input.checked);
    showMarks(memory, words);
  });
  const clear = button(words('site.desk.clear'), () => {
    memory.clear();
    showMarks(memory, words);
    announce(words('site.desk.cleared'));
    clear.textContent = words('site.desk.cleared');
  });
  clear.className = 'go';
  row.append(labelOf(input, words('site.desk.keep')), clear);
  return row;
}

function keyTable(words: Words): HTMLElement {
  const list = document.createElement('dl');
  for (const {keys, label} of KEY_ROWS) {
    const term = document.createElement('dt');
    term.append(
      ...keys.map((key) => {
        const made = document.createElement('kbd');
        made.textContent = key;
        return made;
      }),
    );
    const says = document.createElement('dd');
    says.textContent = words(label);
    list.append(term, says);
  }
  return list;
}

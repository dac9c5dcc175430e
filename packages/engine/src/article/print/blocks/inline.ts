import type {Element} from 'hast';
import {escapeAttribute} from '../../html/escape.ts';
import {classesOf, isElement, textOf, withProperty} from '../../html/nodes.ts';
import {NOWHERE, type Out, type Printer} from '../out/out.ts';
import {printPlain} from './plain.ts';

/** Prints emphasis; words of Latin letters alone are English to screen readers. */
export const printEmphasis: Printer = (element, out, around) => {
  const text = textOf(element);
  const isLatin = /[a-z]/i.test(text) && !/\p{Script=Han}/u.test(text);
  printPlain(isLatin ? withProperty(element, 'lang', 'en') : element, out, around);
};

/** Prints a list; a list of tasks and one that explains the code before it have a look of their own. */
export const printList: Printer = (element, out, around) => {
  const name = classesOf(element).includes('contains-task-list')
    ? 'tasks'
    : explainsCode(element, out) && 'code-notes';
  printPlain(name ? withProperty(element, 'className', [name]) : element, out, around);
};

function explainsCode({tagName, properties, children}: Element, out: Out): boolean {
  const {start = 1} = properties;
  return (
    tagName === 'ol' &&
    start === 1 &&
    out.explainCode(children.filter((child) => isElement(child, 'li')).length)
  );
}

/** Prints the box of a task with words for screen readers; other inputs stay as they are. */
export const printInput: Printer = (element, out) => {
  const {properties} = element;
  if (properties['type'] !== 'checkbox' || !('disabled' in properties))
    return printPlain(element, out, NOWHERE);
  const isDone = Boolean(properties['checked']);
  const {taskDone, taskOpen} = out.context.texts;
  const label = escapeAttribute(isDone ? taskDone : taskOpen);
  return out.write(
    `<input type="checkbox"${isDone ? ' checked' : ''} disabled aria-label="${label}">`,
  );
};

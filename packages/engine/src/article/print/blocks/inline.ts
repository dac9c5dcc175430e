import {escapeAttribute} from '../../html/escape.ts';
import {classesOf, textOf, withProperty} from '../../html/nodes.ts';
import {NOWHERE, type Printer} from '../out/out.ts';
import {printPlain} from './plain.ts';

/** Prints emphasis; words of Latin letters alone are English to screen readers. */
export const printEmphasis: Printer = (element, out, around) => {
  const text = textOf(element);
  const isLatin = /[a-z]/i.test(text) && !/\p{Script=Han}/u.test(text);
  printPlain(isLatin ? withProperty(element, 'lang', 'en') : element, out, around);
};

/** Prints a list; a list of tasks has a look of its own. */
export const printList: Printer = (element, out, around) => {
  const isTasks = classesOf(element).includes('contains-task-list');
  printPlain(isTasks ? withProperty(element, 'className', ['tasks']) : element, out, around);
};

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

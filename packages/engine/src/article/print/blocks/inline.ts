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
  const isOfTasks = classesOf(element).includes('contains-task-list');
  const name = isOfTasks ? 'tasks' : explainsCode(element, out) && 'code-notes';
  const list = isOfTasks ? withMarks(element) : element;
  printPlain(name ? withProperty(list, 'className', [name]) : list, out, around);
};

/** Gives items without a box the mark that they would have in another list: lists of tasks have none. */
function withMarks(list: Element): Element {
  const mark = list.tagName === 'ol' ? 'decimal' : "'–\u2002'";
  return {
    ...list,
    children: list.children.map((child) =>
      isElement(child, 'li') && !classesOf(child).includes('task-list-item')
        ? withProperty(child, 'style', `list-style:${mark}`)
        : child,
    ),
  };
}

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

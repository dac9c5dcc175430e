import {dropControls} from '../../config/schema/dropControls.ts';

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
/** Docusaurus reads `'true'` as true. */
const isFlag = (value: unknown): boolean => typeof toFlag(value) === 'boolean';
const toFlag = (value: unknown): unknown =>
  isText(value) && /^(?:true|false)$/i.test(value.trim()) ? /true/i.test(value) : value;

/** What the fields of an item must be, where it has them. */
const ITEM: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: isText,
  id: isText,
  label: isText,
  href: isText,
  value: isText,
  dirName: isText,
  description: isText,
  collapsible: isFlag,
  collapsed: isFlag,
  customProps: isData,
};

/** Fields that are passed over where they are of another type. */
const TEXT_OR_NOTHING: ReadonlySet<string> = new Set(['className', 'key']);

/** What the fields of the page of a category must be. */
const LINK: typeof ITEM = {
  type: isText,
  id: isText,
  slug: isText,
  title: isText,
  description: isText,
  image: isText,
  keywords: (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
};

/**
 * Copies an item of a sidebar as a configuration has it, and the page of a category with it. What is `null` is left out, and a blank label.
 * @returns undefined where a field is of another type than it must be, or cannot be read
 */
export function readItem(item: object): Fields | undefined {
  const given = copyFields(item, ITEM);
  if (!given || typeof given['link'] !== 'object' || given['link'] === null) return given;
  const link = copyFields(given['link'], LINK);
  const keywords = link?.['keywords'];
  return link && {...given, link: {...link, ...(isText(keywords) && {keywords: [keywords]})}};
}

function copyFields(value: object, rules: typeof ITEM): Fields | undefined {
  const copy = copyObject(value);
  const fields = Object.entries(copy ?? {}).filter(
    ([name, own]) =>
      own !== null &&
      own !== undefined &&
      (isText(own) || !TEXT_OR_NOTHING.has(name)) &&
      !(name === 'label' && isText(own) && own.trim() === ''),
  );
  const isWrong = fields.some(([name, own]) => Object.hasOwn(rules, name) && !rules[name]!(own));
  if (copy === undefined || isWrong) return undefined;
  return Object.fromEntries(
    fields.map(([name, own]) => [
      name,
      rules[name] === isFlag ? toFlag(own) : isText(own) ? dropControls(own) : own,
    ]),
  );
}

/** Copies an object, whose properties may be functions that fail; undefined where one does. */
export function copyObject(value: object): Fields | undefined {
  try {
    return {...value};
  } catch {
    return undefined;
  }
}

/** Tells whether a value can be sent to a page. */
function isData(value: unknown): boolean {
  try {
    return typeof value === 'object' && JSON.stringify(value) !== undefined;
  } catch {
    return false; // holds itself, is too deep, or has a number that JSON has no form for
  }
}

import type {Element, ElementContent} from 'hast';
import {createDiagnostic, type Diagnostic, type Place} from '../../errors/diagnostic.ts';
import {TAB_TAG} from './componentTags.ts';
import {isElement} from '../html/nodes.ts';
import type {Literal} from '../js/literal.ts';
import {isPlainObject} from '../../config/schema/plainObject.ts';

/** One tab and what it shows. */
export interface Tab {
  readonly value: string;
  readonly label: string;
  readonly isSelected: boolean;
  readonly children: readonly ElementContent[];
}

interface TabGroup {
  readonly tabs: readonly Tab[];
  /** Groups of one name switch together. */
  readonly groupId?: string;
  /** Name of the parameter of the address that selects a tab. */
  readonly query?: string;
  /** What belongs to no tab. */
  readonly strays: readonly ElementContent[];
  readonly diagnostics: readonly Diagnostic[];
}

type Attributes = Readonly<Record<string, Literal | undefined>>;

/** Reads the attributes of a component in the tree. */
export function attributesOf(element: Element): Attributes {
  return ((element.data as {attributes?: Attributes} | undefined)?.attributes ?? {}) as Attributes;
}

/** Reads `<Tabs>` with its `<TabItem>`s: the `default` item is selected, else that of `defaultValue`, else the first. */
export function readTabs(element: Element, place: Place): TabGroup {
  const {groupId, queryString, defaultValue, values} = attributesOf(element);
  const items = element.children.filter((child): child is Element => isElement(child, TAB_TAG));
  const named = new Map(
    (Array.isArray(values) ? (values as readonly Literal[]) : [])
      .filter(isRecord)
      .map((entry) => [String(entry['value']), entry]),
  );
  const strays = element.children.filter(
    (child) => !isElement(child, TAB_TAG) && !(child.type === 'text' && child.value.trim() === ''),
  );
  const order = [...named.keys()];
  const placeOf = ({value}: {value: string}): number =>
    order.includes(value) ? order.indexOf(value) : order.length;
  const all = items
    .map((item, i) => {
      const own = attributesOf(item);
      const value = String(own['value'] ?? i + 1);
      return {
        value,
        label: String(own['label'] ?? named.get(value)?.['label'] ?? value),
        isDefault: isTrue(own['default'] ?? named.get(value)?.['default']),
        children: item.children,
      };
    })
    .sort((a, b) => placeOf(a) - placeOf(b));
  const list = all.map(({value}) => value);
  const repeated = list.filter((value, i) => list.indexOf(value) !== i);
  const wanted = typeof defaultValue === 'string' ? defaultValue : undefined;
  const selected =
    all.find(({isDefault}) => isDefault)?.value ??
    wanted ??
    (defaultValue === null ? undefined : list[0]);
  const diagnostics = [
    ...(strays.length ? [createDiagnostic('MD-170', {}, {place})] : []),
    ...(repeated.length
      ? [createDiagnostic('MD-171', {values: [...new Set(repeated)]}, {place})]
      : []),
    ...(wanted !== undefined && !list.includes(wanted)
      ? [createDiagnostic('MD-172', {value: wanted, values: list}, {place})]
      : []),
  ];
  const chosen = selected !== undefined && !list.includes(selected) ? list[0] : selected;
  const group = typeof groupId === 'string' ? groupId : undefined;
  const query =
    typeof queryString === 'string' ? queryString : queryString === true ? group : undefined;
  return {
    tabs: all.map(({value, label, children}, i) => ({
      value,
      label,
      isSelected: list.indexOf(value) === i && value === chosen,
      children,
    })),
    ...(group !== undefined && {groupId: group}),
    ...(query !== undefined && {query}),
    strays,
    diagnostics,
  };
}

function isRecord(value: Literal): value is {readonly [key: string]: Literal} {
  return isPlainObject(value);
}

const isTrue = (value: Literal | undefined): boolean =>
  value !== undefined && value !== null && value !== false;

import {escapeAttribute, escapeText} from '../../html/escape.ts';
import {readTabs, type Tab} from '../../shape/tabs.ts';
import {restoreText} from '../../text/marks.ts';
import type {Out, Printer} from '../out/out.ts';

interface TabList {
  /** What the tabs are, for screen readers. */
  readonly label: string;
  readonly groupId?: string | undefined;
  readonly query?: string | undefined;
  readonly tabs: readonly Pick<Tab, 'value' | 'label' | 'isSelected'>[];
}

/** Prints `<Tabs>` with its `<TabItem>`s. */
export const printTabs: Printer = (element, out) => {
  const {tabs, groupId, query, strays, diagnostics} = readTabs(element, out.placeOf(element));
  for (const diagnostic of diagnostics) out.report(diagnostic);
  const list = {label: out.context.texts.tabs, groupId, query, tabs};
  if (tabs.length > 0) printTabList(list, out, (i) => out.children(tabs[i]!.children));
  out.children(strays);
};

/** Prints tabs as ARIA has them. Without script all panels show, each under its name. */
export function printTabList(
  {label, groupId, query, tabs}: TabList,
  out: Out,
  printPanel: (index: number) => void,
): void {
  const number = ++out.collected.counts.tabs;
  const group = groupId === undefined ? '' : ` data-group="${escapeAttribute(groupId)}"`;
  const parameter = query === undefined ? '' : ` data-query="${escapeAttribute(query)}"`;
  const selected = tabs.findIndex(({isSelected}) => isSelected);
  out.write(`<div class="tabs theme-tabs-container"${group}${parameter}>`);
  out.write(`<div role="tablist" aria-label="${escapeAttribute(label)}">`);
  tabs.forEach(({value, label: name, isSelected}, i) => {
    const ids = `id="tab-${number}-${i + 1}" aria-controls="panel-${number}-${i + 1}"`;
    const focus = i === Math.max(0, selected) ? '' : ' tabindex="-1"';
    const rest = `${focus} data-value="${escapeAttribute(restoreText(value))}"`;
    out.write(`<button type="button" role="tab" ${ids} aria-selected="${isSelected}"${rest}>`);
    out.write(`${escapeText(restoreText(name))}</button>`);
  });
  out.write('</div>');
  tabs.forEach(({label: name, isSelected}, i) => {
    const ids = `id="panel-${number}-${i + 1}" aria-labelledby="tab-${number}-${i + 1}"`;
    const hidden = isSelected ? '' : ' hidden="until-found"';
    const shown = escapeAttribute(restoreText(name));
    out.write(`<div role="tabpanel" ${ids} data-label="${shown}"${hidden}>`);
    printPanel(i);
    out.write('</div>');
  });
  out.write('</div>');
}

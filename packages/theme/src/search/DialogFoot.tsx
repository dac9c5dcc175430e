import type {ReactNode} from 'react';
import {ChevronRightIcon} from '../components/Icons.tsx';
import {joinClasses} from '../base/classes.ts';
import {useText} from '../base/context.tsx';
import type {MessageId} from '../messages/zh-CN.ts';

export interface DialogFootProps {
  /** Whether there are rows to move to and to open. */
  readonly hasRows: boolean;
  /** The whole list of results on a page of its own. */
  readonly all: {readonly href: string; readonly count: number; readonly isCounted: boolean} | null;
  /** Who answers, where they ask to be named. */
  readonly credit?: ReactNode;
  onLeave(event: {
    readonly altKey: boolean;
    readonly ctrlKey: boolean;
    readonly metaKey: boolean;
    readonly shiftKey: boolean;
  }): void;
}

/** What keys do, and these, each with its name. Lists, since objects are 63 bytes more of what each search loads. */
const KEYS = [
  ['theme.SearchModal.footer.selectText', ['↵', 'theme.SearchModal.footer.selectKeyAriaLabel']],
  [
    'theme.SearchModal.footer.navigateText',
    ['↑', 'theme.SearchModal.footer.navigateUpKeyAriaLabel'],
    ['↓', 'theme.SearchModal.footer.navigateDownKeyAriaLabel'],
  ],
  ['theme.SearchModal.footer.closeText', ['Esc', 'theme.SearchModal.footer.closeKeyAriaLabel']],
] as const satisfies readonly (readonly [MessageId, ...(readonly [string, MessageId])[]])[];

/** The keys of the dialog that do something as it is, who answers, and the way to all results. */
export function DialogFoot({hasRows, all, credit, onLeave}: DialogFootProps) {
  const text = useText();
  return (
    <div className={joinClasses('seek-foot DocSearch-Footer', all && 'all')}>
      {(hasRows ? KEYS : KEYS.slice(-1)).map(([label, ...keys]) => (
        <span className="DocSearch-Commands" key={label}>
          {keys.map(([key, name]) => (
            <kbd key={key}>
              <span aria-hidden="true">{key}</span>
              <span className="vh">{text(name)}</span>
            </kbd>
          ))}
          {text(label)}
        </span>
      ))}
      {credit}
      {all && (
        <a className="DocSearch-HitsFooter" href={all.href} onClick={onLeave}>
          {text(all.isCounted ? 'theme.SearchBar.seeAll' : 'site.search.seeAllAbout', {
            count: all.count,
          })}
          <ChevronRightIcon small />
        </a>
      )}
    </div>
  );
}

import {type ButtonHTMLAttributes, type HTMLAttributes, useLayoutEffect, useState} from 'react';
import {joinClasses} from '../base/classes.ts';
import {useSite, useText} from '../base/context.tsx';
import {readDismissed, storeDismissal} from '../base/dismissal.ts';
import {CloseIcon} from '../components/MenuIcons.tsx';
import {useHtml} from '../hooks/useHtml.ts';

/** Tells whether an announcement is above the navbar, and closes it. */
export function useAnnouncementBar(): {readonly isActive: boolean; close(): void} {
  const {announcementBar} = useSite();
  const [isClosed, setClosed] = useState(false);
  useLayoutEffect(
    () => setClosed(announcementBar !== null && readDismissed(announcementBar)),
    [announcementBar],
  );
  return {
    isActive: announcementBar !== null && !isClosed,
    close() {
      document.querySelector<HTMLElement>('.announce .iconbtn')?.click();
      storeDismissal();
      setClosed(true);
    },
  };
}

/** What the announcement says, `@theme/AnnouncementBar/Content`. */
export function AnnouncementContent(props: HTMLAttributes<HTMLDivElement>) {
  const content = useHtml(useSite().announcementBar?.content ?? '');
  return <div {...props} dangerouslySetInnerHTML={content} />;
}

/** The button that closes it, `@theme/AnnouncementBar/CloseButton`. */
export function AnnouncementClose({className, ...rest}: ButtonHTMLAttributes<HTMLButtonElement>) {
  const text = useText();
  return (
    <button
      type="button"
      aria-label={text('theme.AnnouncementBar.closeButtonAriaLabel')}
      {...rest}
      className={joinClasses('clean-btn close', className)}
    >
      <CloseIcon />
    </button>
  );
}

import '../styles/announcement.css';
import {type ReactNode, useLayoutEffect, useState} from 'react';
import {useText} from '../base/context.tsx';
import {useHtml} from '../hooks/useHtml.ts';
import {readDismissed, storeDismissal} from '../base/dismissal.ts';
import {CloseIcon} from './MenuIcons.tsx';
import type {AnnouncementBarProps} from '../base/parts.ts';

export interface OwnAnnouncementProps extends AnnouncementBarProps {
  /** What is in the line. @default what the configuration says */
  readonly children?: ReactNode;
}

/** A line above the navbar. Once closed it stays away until its id changes; a script in `<head>` hides it before paint. */
export function AnnouncementBar({announcement, children}: OwnAnnouncementProps) {
  const text = useText();
  const content = useHtml(announcement.content);
  const [isClosed, setClosed] = useState(false);
  useLayoutEffect(() => setClosed(readDismissed(announcement)), [announcement]);
  if (isClosed) return null;

  const close = () => {
    storeDismissal();
    setClosed(true);
  };
  return (
    <div
      className="announce theme-announcement-bar"
      role="region"
      aria-label={text('site.announcement.label')}
    >
      <div className="wrap">{children ?? <span dangerouslySetInnerHTML={content} />}</div>
      {announcement.isCloseable && (
        <button
          className="iconbtn"
          type="button"
          aria-label={text('theme.AnnouncementBar.closeButtonAriaLabel')}
          onClick={close}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}

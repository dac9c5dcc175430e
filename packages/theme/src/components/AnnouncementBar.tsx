import '../styles/announcement.css';
import {useLayoutEffect, useState} from 'react';
import {useText} from '../base/context.tsx';
import {useHtml} from '../hooks/useHtml.ts';
import {localStore} from '../base/storage.ts';
import {CloseIcon} from './MenuIcons.tsx';
import type {AnnouncementBarProps} from '../base/parts.ts';

const ID_KEY = 'docusaurus.announcement.id';
const DISMISS_KEY = 'docusaurus.announcement.dismiss';
/** The default id as Docusaurus once spelt it. */
const MISSPELT_ID = 'annoucement-bar';

/** A line above the navbar. Once closed it stays away until its id changes; a script in `<head>` hides it before paint. */
export function AnnouncementBar({announcement}: AnnouncementBarProps) {
  const text = useText();
  const content = useHtml(announcement.content);
  const [isClosed, setClosed] = useState(false);
  useLayoutEffect(() => setClosed(readDismissed(announcement)), [announcement]);
  if (isClosed) return null;

  const close = () => {
    localStore.set(DISMISS_KEY, 'true');
    setClosed(true);
  };
  return (
    <div
      className="announce theme-announcement-bar"
      role="region"
      aria-label={text('site.announcement.label')}
    >
      <div className="wrap">
        <span dangerouslySetInnerHTML={content} />
      </div>
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

/** Whether this very announcement was closed before. Another id makes a fresh start. */
function readDismissed({id, isCloseable}: AnnouncementBarProps['announcement']): boolean {
  const stored = localStore.get(ID_KEY);
  if (stored === id || (stored === MISSPELT_ID && id === 'announcement-bar'))
    return isCloseable && localStore.get(DISMISS_KEY) === 'true';
  localStore.set(ID_KEY, id);
  localStore.set(DISMISS_KEY, 'false');
  return false;
}

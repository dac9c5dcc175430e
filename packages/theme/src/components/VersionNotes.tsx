import '../styles/version.css';
import {usePage, useSite, useText} from '../base/context.tsx';
import {preferredVersionKey} from '../nav/preferredVersion.ts';
import {localStore} from '../base/storage.ts';
import type {PageVersion} from '../types.ts';

const BANNERS = {
  unreleased: 'theme.docs.versions.unreleasedVersionLabel',
  unmaintained: 'theme.docs.versions.unmaintainedVersionLabel',
} as const;

/** Says that a note belongs to a version that is not released, or no longer kept, and leads to the same note of the latest one. */
export function VersionBanner() {
  const version = usePageVersion();
  const text = useText();
  const {title} = useSite();
  if (!version?.banner || !version.latest) return null;
  const {banner, collection, label, latest} = version;
  const link = (
    <a
      key="link"
      href={latest.href}
      onClick={() => localStore.set(preferredVersionKey(collection), latest.name)}
    >
      {text('theme.docs.versions.latestVersionLinkLabel')}
    </a>
  );
  return (
    <div className="note info theme-doc-version-banner" role="alert">
      <span className="seal" aria-hidden="true">
        知
      </span>
      <p className="ttl">{text(BANNERS[banner], {siteTitle: title, versionLabel: label})}</p>
      <div className="bd">
        <p>
          {text.rich('theme.docs.versions.latestVersionSuggestionLabel', {
            latestVersionLink: link,
            versionLabel: latest.label,
          })}
        </p>
      </div>
    </div>
  );
}

/** Names the version of a note above its title. */
export function VersionBadge() {
  const version = usePageVersion();
  const text = useText();
  if (!version?.hasBadge) return null;
  return (
    <p className="badge theme-doc-version-badge">
      {text('theme.docs.versionBadge.label', {versionLabel: version.label})}
    </p>
  );
}

function usePageVersion(): PageVersion | undefined {
  const page = usePage();
  return page.kind === 'doc' ? page.version : undefined;
}

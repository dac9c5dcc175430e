import type {SVGProps} from 'react';

/** Creates an icon of letters for a social network, in place of the drawing that Docusaurus has. */
function createSign(letters: string) {
  return function SocialSign(props: SVGProps<SVGSVGElement>) {
    return (
      <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" {...props}>
        <rect
          x="2"
          y="2"
          width="20"
          height="20"
          rx="5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        <text
          x="12"
          y="16.5"
          textAnchor="middle"
          fontSize="12"
          fontWeight="700"
          fill="currentColor"
        >
          {letters}
        </text>
      </svg>
    );
  };
}

export const Bluesky = createSign('b');
export const Default = createSign('@');
export const Email = createSign('✉');
export const GitHub = createSign('gh');
export const Instagram = createSign('ig');
export const LinkedIn = createSign('in');
export const Mastodon = createSign('m');
export const StackOverflow = createSign('so');
export const Threads = createSign('th');
export const Twitch = createSign('tv');
export const X = createSign('X');
export const YouTube = createSign('▶');

import {
  arrayOf,
  either,
  flag,
  oneOf,
  recordOf,
  section,
  text,
  withDefault,
} from '../schema/schema.ts';

/** `deploy`: files that hosts read. */
export const deploy = section({
  /** Write `_headers`: what hosts and `wuya serve` send with each file. */
  headers: withDefault(flag(), true),
  /** More sources by directive of the content security policy: `{'img-src': ['http://example.com']}`. `false`: no policy. */
  contentSecurityPolicy: withDefault(
    either((v) => v === false, oneOf([false]), recordOf(arrayOf(text()))),
    {},
  ),
  /** Write these beside each file that shrinks, for hosts that send them as they are. */
  precompress: withDefault(arrayOf(oneOf(['br', 'gz'])), []),
  /** Write `nginx.conf`: locations for a server of one's own, with the same headers. */
  nginx: withDefault(flag(), false),
});

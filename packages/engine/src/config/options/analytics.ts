import {
  arrayOf,
  either,
  object,
  optional,
  section,
  textThat,
  withDefault,
} from '../schema/schema.ts';

/** An address from which a script comes, on its own host or below the site. */
const script = () =>
  textThat(
    [
      "脚本的地址，例如 'https://example.com/script.js'",
      "the address of a script, like 'https://example.com/script.js'",
    ],
    (value) => /^(?:https?:\/)?\/\S+$/.test(value),
  );

const googleId = () =>
  textThat(["'G-…' 一类的编号", "an id like 'G-…'"], (value) =>
    /^[A-Z]{1,4}-[A-Z\d-]+$/.test(value),
  );

/**
 * `analytics`: services that count visits, each where it is named. Their scripts are in the pages of a build, never in those
 * of `wuya dev`; each page that a reader goes on to is told to them; the content security policy allows them. Default: none.
 */
export const analytics = section({
  /** https://umami.is, or a server of one's own by `src`. */
  umami: optional(
    object({
      websiteId: textThat(
        ["网站的编号，例如 '1a2b3c4d-…'", "the id of the website, like '1a2b3c4d-…'"],
        (value) => /^[\w-]+$/.test(value),
      ),
      src: withDefault(script(), 'https://cloud.umami.is/script.js'),
    }),
  ),
  /** https://plausible.io; `domain` is the host of `url` where none is given. */
  plausible: optional(
    object({
      domain: optional(
        textThat(["域名，例如 'example.com'", "a domain like 'example.com'"], (value) =>
          /^[\w.,:-]+$/.test(value),
        ),
      ),
      src: withDefault(script(), 'https://plausible.io/js/script.js'),
    }),
  ),
  /** 百度统计: what is behind `hm.js?`. */
  baidu: optional(
    object({
      id: textThat(['hm.js? 后面的编号', 'the id behind hm.js?'], (value) =>
        /^[\da-zA-Z]+$/.test(value),
      ),
    }),
  ),
  /** Google Analytics 4. */
  google: optional(object({id: either(Array.isArray, arrayOf(googleId()), googleId())})),
  /** Google Tag Manager: it loads what its container holds. */
  googleTagManager: optional(
    object({
      id: textThat(["'GTM-…' 一类的编号", "an id like 'GTM-…'"], (value) =>
        /^GTM-[A-Z\d]+$/.test(value),
      ),
    }),
  ),
});

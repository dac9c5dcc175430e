import {isServiceAddress} from './url.ts';
import {
  arrayOf,
  either,
  integer,
  oneOf,
  recordOf,
  section,
  text,
  textThat,
  withDefault,
} from '../schema/schema.ts';

/**
 * `themeConfig.quote`: a saying in the footer from a public service that answers like hitokoto (`hitokoto`, `from_who`).
 * `{}` takes poems from v1.hitokoto.cn. Default: `false`, no request to anybody; the footer shows the tagline.
 */
export const quote = withDefault(
  either(
    (value) => value === false,
    oneOf([false]),
    section({
      endpoint: withDefault(
        textThat(
          ["地址，例如 'https://v1.hitokoto.cn/'", "an address like 'https://v1.hitokoto.cn/'"],
          (value) => value !== '/' && isServiceAddress(value),
        ),
        'https://v1.hitokoto.cn/',
      ),
      /** Kinds of sayings, letters of the service: `i` is poetry, `d` literature, `k` philosophy. */
      category: withDefault(either(Array.isArray, arrayOf(text()), text()), 'i'),
      /** More parameters, e.g. `{max_length: '24'}`. */
      query: withDefault(recordOf(text()), {}),
      timeoutMs: withDefault(integer(100, 60_000), 5000),
    }),
  ),
  false,
);

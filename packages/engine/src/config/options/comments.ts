import {isServiceAddress} from './url.ts';
import {
  either,
  flag,
  object,
  oneOf,
  optional,
  text,
  textThat,
  withDefault,
} from '../schema/schema.ts';

/** An address of a service, on its own host or below the site. */
const address = () =>
  textThat(
    ["地址，例如 'https://example.com'", "an address like 'https://example.com'"],
    isServiceAddress,
  );

/** Where the script of a service comes from, and its styles. */
const files = (script: string, style?: string) => ({
  script: withDefault(address(), script),
  style: style === undefined ? optional(address()) : withDefault(address(), style),
});

const giscus = object({
  service: oneOf(['giscus']),
  repo: textThat(["'用户/仓库'", "'user/repository'"], (value) => /^[^/\s]+\/[^/\s]+$/.test(value)),
  repoId: text(),
  category: text(),
  categoryId: text(),
  /** What of a page its discussion is found by. */
  mapping: withDefault(oneOf(['pathname', 'url', 'title', 'og:title']), 'pathname'),
  /** Ask for the exact title of the discussion. */
  strict: withDefault(flag(), false),
  reactions: withDefault(flag(), true),
  inputPosition: withDefault(oneOf(['top', 'bottom']), 'bottom'),
  script: withDefault(address(), 'https://giscus.app/client.js'),
});

const waline = object({
  service: oneOf(['waline']),
  server: address(),
  ...files(
    'https://unpkg.com/@waline/client@v3/dist/waline.js',
    'https://unpkg.com/@waline/client@v3/dist/waline.css',
  ),
});

const twikoo = object({
  service: oneOf(['twikoo']),
  /** Address of the server, or the id of an environment of Tencent CloudBase. */
  server: text(),
  ...files('https://cdn.jsdelivr.net/npm/twikoo@1.6.44/dist/twikoo.min.js'),
});

const artalk = object({
  service: oneOf(['artalk']),
  server: address(),
  /** Name of the site in Artalk; the title where none is given. */
  site: optional(text()),
  /** The server's own files where none are given. */
  script: optional(address()),
  style: optional(address()),
});

const isOf = (service: string) => (value: unknown) =>
  (value as {readonly service?: unknown} | null)?.service === service;

/**
 * `comments`: what readers say of notes and posts, below each. It loads when a reader comes near; the content security policy
 * allows the service. Default: `false`, none.
 */
export const comments = withDefault(
  either(
    (value) => value === false,
    oneOf([false]),
    either(
      isOf('waline'),
      waline,
      either(isOf('twikoo'), twikoo, either(isOf('artalk'), artalk, giscus)),
    ),
  ),
  false,
);

import {flag, section, withDefault} from '../schema.ts';

/** `markdown`: how notes are read. */
export const markdown = section({
  /** Keep `<script>`, `<iframe>`, event handlers and the like as written. Only for authors you trust. */
  rawHtml: withDefault(flag(), false),
});

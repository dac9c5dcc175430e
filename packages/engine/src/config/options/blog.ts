import {either, oneOf, section, text, withDefault} from '../schema.ts';

/** `blog`: folder and path of the essays. `false` switches them off. */
export const blog = either(
  (value) => value === false,
  oneOf([false]),
  section({path: withDefault(text(), 'blog'), routeBasePath: withDefault(text(), 'blog')}),
);

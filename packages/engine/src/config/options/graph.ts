import {
  either,
  flag,
  type Infer,
  oneOf,
  type Schema,
  section,
  text,
  withDefault,
} from '../schema/schema.ts';

const pictures = section({
  /** Draw below a note what leads to it and where it leads. */
  notes: withDefault(flag(), true),
  /** Path of the page of all notes below `baseUrl`; `false`: no page. */
  path: withDefault(
    either((value) => value === false, oneOf([false]), text()),
    'graph',
  ),
});

/** Which pictures of links a site has. */
type GraphOptions = Infer<typeof pictures>;

const NONE: GraphOptions = {notes: false, path: false};

/** `graph`: pictures of how notes lead to each other, both or none unless its fields say otherwise. */
export const graph: Schema<GraphOptions> = {
  ...either((value) => typeof value === 'boolean', flag(), pictures),
  isRequired: false,
  parse(value, path, report) {
    if (value === undefined || value === false) return NONE;
    return pictures.parse(value === true ? {} : value, path, report);
  },
};

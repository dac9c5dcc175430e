import {
  arrayOf,
  either,
  flag,
  type Infer,
  integer,
  oneOf,
  type Schema,
  section,
  textThat,
  withDefault,
} from '../schema/schema.ts';

/** Returns true for a host as it is in an address, with a port where it has one. */
const isHost = (value: string): boolean => /^[\w.-]+(?::\d+)?$/.test(value);

const pictures = section({
  formats: withDefault(arrayOf(oneOf(['avif', 'webp'])), ['avif', 'webp']),
  widths: withDefault(arrayOf(integer(16, 8192)), [480, 960, 1440]),
  dark: withDefault(flag(), true),
  remote: withDefault(
    either(
      (value) => typeof value === 'boolean',
      flag(),
      arrayOf(textThat(['主机名，如 "i.example.com"', 'a host such as "i.example.com"'], isHost)),
    ),
    false,
  ),
});

/** What a build makes of the pictures of notes. */
type ImageOptions = Infer<typeof pictures>;

const NONE: ImageOptions = {formats: [], widths: [], dark: false, remote: false};

/** `images`: pictures in other formats and widths, for the dark mode, and of other hosts; none unless it is there. */
export const images: Schema<ImageOptions> = {
  ...either((value) => typeof value === 'boolean', flag(), pictures),
  isRequired: false,
  parse(value, path, report) {
    if (value === undefined || value === false) return NONE;
    return pictures.parse(value === true ? {} : value, path, report);
  },
};

import {oneOf, optional, withDefault} from '../schema/schema.ts';

/** Reactions to a problem: `throw` fails the build. */
export const reactions = oneOf(['throw', 'warn', 'log', 'ignore']);

/** `onBrokenLinks`: what a link to a missing file or page does: `throw` fails the build. Default: `throw`. */
export const onBrokenLinks = withDefault(reactions, 'throw');
/** `onBrokenAnchors`: the same for a missing section of an existing page. Default: `warn`. */
export const onBrokenAnchors = withDefault(reactions, 'warn');
/** `onBrokenImages`: the same for a missing image. Default: `throw`. */
export const onBrokenImages = withDefault(reactions, 'throw');
/** `onBrokenMarkdownLinks`: the same for a link to a `.md` file that does not exist. Default: as `onBrokenLinks`. */
export const onBrokenMarkdownLinks = optional(reactions);
/** `onDuplicateRoutes`: the same for two files with one address; the first keeps it. Default: `warn`. */
export const onDuplicateRoutes = withDefault(reactions, 'warn');

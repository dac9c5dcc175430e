import type {Reference} from '../article/parsedPage.ts';
import {createImageResolver} from './imageReference.ts';
import {createLinkResolver} from './linkReference.ts';
import {
  createResolverContext,
  type ReferencePage,
  type ResolvedReference,
  type ResolverInput,
} from './resolverContext.ts';

export type {ReferencePage, ResolvedReference} from './resolverContext.ts';

export interface ReferenceResolver {
  resolve(reference: Reference, page: ReferencePage): ResolvedReference;
}

/** Creates what resolves links and images of articles against the whole site. */
export function createReferenceResolver(input: ResolverInput): ReferenceResolver {
  const context = createResolverContext(input);
  const {image, picture} = createImageResolver(context);
  const resolvers = {
    link: createLinkResolver(context),
    image,
    picture,
    cards: (): ResolvedReference => ({attributes: ''}), // drawn with their page
  } as const;
  return {resolve: (reference, page) => resolvers[reference.kind](reference, page)};
}

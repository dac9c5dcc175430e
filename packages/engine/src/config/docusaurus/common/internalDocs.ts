/** Chooses what a site shows to the public; documentation of Meta's projects imports it, often where its package is not installed. */
export const INTERNAL_DOCS = 'docusaurus-plugin-internaldocs-fb/internal';

/**
 * Declares what {@link INTERNAL_DOCS} has, for a site that is public: as there, what is for employees is an empty list, or is not
 * rendered.
 */
export const INTERNAL_DOCS_CODE = `
const isInternal = () => false;
const hasEphemeralDiffNumber = () => false;
const getEphemeralDiffNumber = () => null;
const fbContent = ({external = []}) => (typeof external === 'function' ? external() : external);
const fbInternalOnly = () => [];
const FbInternalOnly = () => null;
const OssOnly = ({children}) => children;
`;

/** Names that {@link INTERNAL_DOCS_CODE} declares. */
export const INTERNAL_DOCS_NAMES =
  'isInternal, hasEphemeralDiffNumber, getEphemeralDiffNumber, fbContent, fbInternalOnly, FbInternalOnly, OssOnly';

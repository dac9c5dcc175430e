/** Tag names under which components travel in the tree; no HTML can produce them: a name begins with a letter. */
export const ADMONITION_TAG = '#admonition';
export const ADMONITION_TITLE_TAG = '#title';
export const TABS_TAG = '#tabs';
export const TAB_TAG = '#tab';
export const CONTENTS_TAG = '#contents';

export const CARDS_TAG = '#cards';
/** Leads to the code of the note as a file. */
export const CODE_FILES_TAG = '#code-files';
export const HEAD_TAG = '#head';
/** Wraps Markdown that a note imports. */
export const PARTIAL_TAG = '#partial';
/** Stands for what React renders in an MDX page. */
export const ISLAND_TAG = 'wuya-island';

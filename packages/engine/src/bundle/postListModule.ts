/** The generated module with the newest posts of the blogs. Here alone, as most sites load no bundler. */
export const POST_LISTS = 'virtual:wuya/post-lists';

/** Tells whether a text reads the newest posts of a blog from what Docusaurus generates. */
export const readsPostLists = (code: string): boolean => code.includes('/blog-post-list-prop-');

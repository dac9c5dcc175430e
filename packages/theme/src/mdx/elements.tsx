import type {ComponentProps} from 'react';

/** Elements of notes, as Docusaurus calls their components: `@theme/MDXComponents/Img`. They are rendered as they are. */
export const MDXImg = (props: ComponentProps<'img'>) => <img alt="" {...props} />;
export const MDXUl = (props: ComponentProps<'ul'>) => <ul {...props} />;
export const MDXLi = (props: ComponentProps<'li'>) => <li {...props} />;
export const MDXCode = (props: ComponentProps<'code'>) => <code {...props} />;
export const MDXPre = (props: ComponentProps<'pre'>) => <pre {...props} />;

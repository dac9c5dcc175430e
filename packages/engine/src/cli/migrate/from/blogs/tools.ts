import type {BlogTool} from './findNotes.ts';
import {isValaxyList} from './valaxyNote.ts';

/** Tools whose sites are blogs made by templates. */
export const BLOG_TOOLS: readonly BlogTool[] = [
  {
    name: 'Astro',
    config: /^astro\.config\.[cm]?[jt]s$/,
    publicDirs: ['public/'],
    pageDirs: ['src/pages/'],
  },
  {
    name: 'Gatsby',
    config: /^gatsby-config\.[cm]?[jt]s$/,
    publicDirs: ['static/'],
    pageDirs: ['src/pages/'],
    isFlat: true,
  },
  {
    name: 'Eleventy',
    config: /^(?:\.eleventy|eleventy\.config)\.[cm]?[jt]s$/,
    publicDirs: ['public/'],
    pageDirs: [],
    isWhole: true,
    dropsDates: true,
  },
  {
    name: 'Valaxy',
    config: /^valaxy\.config\.[cm]?[jt]s$/,
    publicDirs: ['public/'],
    pageDirs: ['pages/'],
    postDir: 'pages/posts/',
    keepsNames: true,
    hasMath: true,
    isList: isValaxyList,
    lists: [
      {from: '/archives/', to: '/archive/'},
      {from: '/categories/', to: '/tags/'},
    ],
  },
];

import '../styles/tag-pages.css';
import type {ReactNode} from 'react';
import {Main} from '../components/Main.tsx';
import type {TagLetter} from '../types.ts';
import {TagLetters} from './TagLetters.tsx';

export interface TagIndexProps {
  readonly title: string;
  readonly groups: readonly TagLetter[];
  /** The way to the page, above its title. */
  readonly children?: ReactNode;
}

/** A page of all tags, by their first letter: of the notes, or of the posts. */
export function TagIndex({title, groups, children}: TagIndexProps) {
  return (
    <Main className="wrap solo tag-pages">
      <article className="article">
        {children}
        <header className="doc-head">
          <h1>{title}</h1>
        </header>
        <TagLetters groups={groups} />
      </article>
    </Main>
  );
}

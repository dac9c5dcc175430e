import '../styles/home.css';
import '../styles/home-layout.css';
import type {ComponentType} from 'react';
import {usePage, useText} from '../base/context.tsx';
import {Article} from '../components/Article.tsx';
import {Main} from '../components/Main.tsx';
import {VisibilityNote} from '../components/VisibilityNote.tsx';
import {classOfTitle} from '../home/classOfTitle.ts';
import {Command} from '../home/Command.tsx';
import {Features} from '../home/Features.tsx';
import {Hero} from '../home/Hero.tsx';
import {RecentNotes} from '../home/RecentNotes.tsx';
import {SectionCards} from '../home/SectionCards.tsx';
import type {HomePage as HomePageData} from '../types.ts';

export interface HomePageProps {
  /** Renders the text of an MDX page. */
  readonly Text?: ComponentType | null;
  readonly html: string | null;
}

/** A page whose front matter says `layout: home`. */
export function HomePage({html, Text = null}: HomePageProps) {
  const {hero, features, sections, notes, posts, draft, unlisted} = usePage() as HomePageData;
  const text = useText();
  const hasText = Text !== null || (html !== null && html.trim() !== '');
  return (
    <Main className="p-home">
      {draft && <VisibilityNote kind="draft" />}
      {unlisted && <VisibilityNote kind="unlisted" />}
      <Hero {...hero} titleClass={classOfTitle(hero.title)} sub={hero.lead}>
        {hero.code !== undefined && <Command code={hero.code} />}
      </Hero>
      {features.length > 0 && <Features items={features} />}
      {sections.length > 0 && <SectionCards items={sections} />}
      {hasText && (
        <section className="wrap solo">
          <div className="article">
            <Article html={html} Component={Text} />
          </div>
        </section>
      )}
      {notes && <RecentNotes notes={notes.items} allHref={notes.allHref} />}
      {posts && (
        <RecentNotes
          notes={posts.items}
          allHref={posts.allHref}
          words={{
            id: 'posts',
            title: posts.title,
            lead: text('site.home.postsLead'),
            all: text('site.home.allPosts'),
          }}
        />
      )}
    </Main>
  );
}

/** Makes the home page whose text is the component `Text`; null for all others. */
export function homePageWith(Text: ComponentType | null): ComponentType<HomePageProps> {
  return Text ? (props) => <HomePage {...props} Text={Text} /> : HomePage;
}

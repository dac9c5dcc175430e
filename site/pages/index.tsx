import type {ComponentPageMeta, SiteContent} from '@wuya/engine';
import {
  Begin,
  Hero,
  latestNotes,
  RecentNotes,
  type SectionCard,
  SectionCards,
} from '@wuya/theme/home';
import type {NoteSummary} from '@wuya/theme/types';

const RECENT_COUNT = 6;
const ESSAY_COUNT = 3;

const ESSAYS = {
  id: 'essays',
  title: '随笔',
  lead: '笔记写知识，随笔写取舍。',
  all: '全部随笔',
};

export const page: ComponentPageMeta = {
  absoluteTitle: '无涯 Wuya｜吾生也有涯，而知也无涯',
  description: '编程学习笔记，分前端、后端、全栈三卷。吾生也有涯，而知也无涯。',
};

interface HomeData {
  readonly startHref: string;
  readonly firstHref: string;
  readonly cards: readonly SectionCard[];
  readonly recent: readonly NoteSummary[];
  readonly essays: readonly NoteSummary[];
  readonly essaysHref: string;
}

/** Runs when the site is built: counts the notes and picks the latest. */
export function pageData({site, notes, posts}: SiteContent): HomeData {
  const bySection = site.sections.map((section) => ({
    section,
    notes: notes.filter((note) => note.section === section.id),
  }));
  const cards = bySection.map(({section, notes: inside}) => {
    const latest = inside
      .map((note) => note.date ?? '')
      .sort()
      .at(-1);
    return {section, count: inside.length, ...(latest && {latest})};
  });
  const labels = new Map(site.sections.map(({id, label}) => [id, label]));
  const recent = latestNotes(notes, RECENT_COUNT).map(({section = '', ...note}) => ({
    ...note,
    section: labels.get(section) ?? section,
  }));
  return {
    startHref: `${site.baseUrl}HomepageStarted/`,
    firstHref: site.sections[0]?.href ?? site.baseUrl,
    cards,
    recent,
    essays: posts.slice(0, ESSAY_COUNT),
    essaysHref: `${site.baseUrl}blog/`,
  };
}

export default function HomePage({data}: {readonly data: HomeData}) {
  return (
    <main id="main" className="p-home theme-layout-main">
      <Hero
        title="无涯"
        sub={['编程学习笔记，', '分前端、后端、全栈三卷。']}
        actions={[
          {label: '启程', href: data.startHref},
          {label: '直接读笔记', href: data.firstHref},
        ]}
        saying={['吾生也有涯，', '而知也无涯。']}
        source="庄子 养生主"
      />
      <SectionCards items={data.cards} />
      <RecentNotes notes={data.recent} allHref={data.firstHref} />
      <RecentNotes notes={data.essays} allHref={data.essaysHref} words={ESSAYS} />
      <Begin title="初到此岸" link={{label: '读《启程》', href: data.startHref}}>
        第一次来？先读<b>《启程》</b>：三分钟，知道笔记怎么分卷、怎么搜索、怎么沿着一条线读下去。
      </Begin>
    </main>
  );
}

import {ArrowIcon} from '../components/Icons.tsx';
import {WaterDrawing} from '../components/WaterDrawing.tsx';
import {useText} from '../base/context.tsx';
import type {HomeSection} from '../types.ts';
import {ShortDate} from '../base/ShortDate.tsx';

/** A section with the number of its notes. */
export type SectionCard = HomeSection;

export interface SectionCardsProps {
  readonly items: readonly SectionCard[];
}

/** The sections side by side, each with its water. */
export function SectionCards({items}: SectionCardsProps) {
  const text = useText();
  // One date on all cards would tell them apart by nothing.
  const hasDates = items.length < 2 || items.some(({latest}) => latest !== items[0]!.latest);
  return (
    <section className="wrap three" aria-labelledby="three">
      <h2 className="vh" id="three">
        {text('site.home.sections')}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.section.id}>
            <Card {...item} hasDate={hasDates} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({section, count, latest, hasDate}: SectionCard & {readonly hasDate: boolean}) {
  const text = useText();
  return (
    <a className="card" href={section.href}>
      <WaterDrawing water={section.water} />
      <h3>
        {section.label}
        {section.latin !== undefined && <small lang="en">{section.latin}</small>}
      </h3>
      <p>{section.description}</p>
      <span className="cnt">
        <span>{text('site.home.count', {count})}</span>
        {hasDate && latest !== undefined && (
          <span>
            {text.rich('site.home.latest', {date: <ShortDate key="date" date={latest} />})}
          </span>
        )}
        <ArrowIcon />
      </span>
    </a>
  );
}

import './styles/home.css';

export {Begin, type BeginProps} from './home/Begin.tsx';
export {Hero, type HeroAction, type HeroProps} from './home/Hero.tsx';
export {latestNotes} from './home/latestNotes.ts';
export {RecentNotes, type RecentNotesProps} from './home/RecentNotes.tsx';
export {SectionCards, type SectionCard, type SectionCardsProps} from './home/SectionCards.tsx';
export {ShortDate, type ShortDateProps} from './base/ShortDate.tsx';

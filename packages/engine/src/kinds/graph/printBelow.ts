import {formatMessage, type MessageId} from '@wuya/theme/messages';
import {escapeAttribute, escapeText} from '../../article/html/escape.ts';
import {CHEVRON_RIGHT_ICON} from '../../article/html/icons.ts';
import {type Derived, derive, given} from '../../cache/derived.ts';
import type {Doc} from '../../content/docs/doc.ts';
import {graphHrefOf} from '../../document/siteData.ts';
import type {PageContext} from '../kind.ts';
import {drawNeighbours, type NeighbourWords} from './drawNeighbours.ts';
import {findNeighbourhood, type Neighbourhood} from './neighbourhood.ts';

/** What is around a picture. */
interface Frame extends NeighbourWords {
  readonly summary: string;
  /** The page of all notes; null without one. */
  readonly all: {readonly href: string; readonly title: string} | null;
}

/** Makes the picture below a note, which folds; undefined where the site wants none, or too little is linked with it. */
export function belowOf(
  {permalink}: Pick<Doc, 'permalink'>,
  context: PageContext,
): Derived<string> | undefined {
  const {config, site} = context;
  if (!config.graph.notes) return undefined;
  const around = findNeighbourhood(permalink, context.linkGraph());
  if (!around) return undefined;
  const say = (id: MessageId, params = {}) =>
    formatMessage(site.messages[id]!, params, site.locale);
  const href = graphHrefOf(config);
  const frame: Frame = {
    label: say('site.graph.label', {title: around.title}),
    summary: say('site.graph.around', {count: around.count}),
    sides: {
      from: say('site.graph.from'),
      both: say('site.graph.both'),
      to: say('site.graph.to'),
    },
    all: href === null ? null : {href, title: say('site.graph.title')},
  };
  return derive('neighbours', {around: given(around), frame: given(frame)}, printFold);
}

function printFold({
  around,
  frame,
}: {
  readonly around: Neighbourhood;
  readonly frame: Frame;
}): string {
  const {all, summary} = frame;
  const more = all
    ? `<p><a href="${escapeAttribute(all.href)}">${escapeText(all.title)}</a></p>`
    : '';
  return `<details class="fold-text around"><summary>${CHEVRON_RIGHT_ICON}${escapeText(summary)}</summary><div>${drawNeighbours(around, frame)}${more}</div></details>`;
}

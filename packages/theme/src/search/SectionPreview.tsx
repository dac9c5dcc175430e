import {useLayoutEffect, useRef} from 'react';
import {useText} from '../base/context.tsx';
import {isCodeLine} from './codeLine.ts';
import {deepestLevel, levelOf, type Hit} from './hit.ts';
import {MarkedText} from './MarkedText.tsx';
import {partsOf} from './marks.ts';
import {markWords, wordsOf} from './markWords.ts';

/** The section of a result beside the list, with everything in it marked that is marked in the result. */
export function SectionPreview({hit}: {readonly hit: Hit}) {
  const text = useText();
  const room = useRef<HTMLDivElement>(null);
  const level = hit.type === 'content' ? deepestLevel(hit) : levelOf(hit);
  const words = wordsOf(hit);
  const lines = (hit.section ?? hit.content ?? '').split('\n');
  // The text before the first heading of a note ends with its tags, if it has some.
  const tagsAt = level === 'lvl1' && lines.at(-1)!.startsWith('# ') ? lines.length - 1 : -1;
  useLayoutEffect(() => {
    const {current} = room;
    const mark = current!.querySelector<HTMLElement>('p mark');
    current!.scrollTop = mark ? mark.offsetTop - current!.clientHeight / 3 : 0;
  }, [hit]);
  return (
    <div className="seek-look">
      <div role="region" aria-label={text('site.search.preview')} tabIndex={0} ref={room}>
        {level !== 'lvl1' && <small>{hit.hierarchy.lvl1}</small>}
        <h3>
          <MarkedText parts={partsOf(hit, level)} />
        </h3>
        {lines.map((line, i) => (
          <p key={i} className={i !== tagsAt && isCodeLine(line) ? 'code-line' : ''}>
            <MarkedText parts={markWords(line, words)} />
          </p>
        ))}
      </div>
    </div>
  );
}

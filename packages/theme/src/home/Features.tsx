import {useText} from '../base/context.tsx';
import type {HomeFeature} from '../types/home.ts';

export interface FeaturesProps {
  readonly items: readonly HomeFeature[];
}

/** The strong points side by side, each below a line of its own. */
export function Features({items}: FeaturesProps) {
  const text = useText();
  return (
    <section className="wrap points" aria-labelledby="points">
      <h2 className="vh" id="points">
        {text('site.home.features')}
      </h2>
      <ul>
        {items.map(({title, text: words, href}) => (
          <li key={title}>
            <h3>{href === undefined ? title : <a href={href}>{title}</a>}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

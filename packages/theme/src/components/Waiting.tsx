import '../styles/states.css';
import {useText} from '../base/context.tsx';
import {Main} from './Main.tsx';

/** Stands for a page that takes long to come, when there is no other to look at meanwhile. */
export function Waiting() {
  const text = useText();
  return (
    <Main>
      <div className="wait" role="status">
        <svg className="ripple" viewBox="0 0 128 52" aria-hidden="true">
          <ellipse cx="64" cy="26" rx="60" ry="20" />
          <ellipse cx="64" cy="26" rx="60" ry="20" />
          <circle cx="64" cy="24" r="3" />
        </svg>
        {text('site.load.loading')}
      </div>
    </Main>
  );
}

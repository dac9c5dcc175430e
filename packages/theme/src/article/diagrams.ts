import {isDarkShown, observeMode} from '../colorMode/shown.ts';
import {getCodeText} from './copy.ts';
import {readDiagramTheme} from './diagramColors.ts';
import './diagrams.css';

/** What is used of the package `mermaid`. */
interface Mermaid {
  initialize(config: Readonly<Record<string, unknown>>): void;
  render(id: string, source: string, host: Element): Promise<{readonly svg: string}>;
}

/** How far outside the window a diagram is drawn: most are there before they are seen. */
const NEAR = '800px 0px';

/** Draws the diagrams of an article that were left to the page, each when it comes near the window, and all of them again in another colour mode. */
export function startDiagrams(article: Element, signal: AbortSignal): void {
  const figures = [...article.querySelectorAll<HTMLElement>('figure.undrawn')];
  const wanted = new Set<HTMLElement>();
  const drawOne = (figure: HTMLElement) => void draw(figure, figures.indexOf(figure), signal);
  const near = new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        wanted.add(target as HTMLElement);
        drawOne(target as HTMLElement);
      }
    },
    {rootMargin: NEAR},
  );
  for (const figure of figures) near.observe(figure);
  const stop = observeMode(() => wanted.forEach(drawOne));
  signal.addEventListener('abort', () => {
    near.disconnect();
    stop();
  });
}

async function draw(figure: HTMLElement, index: number, signal: AbortSignal): Promise<void> {
  const {mermaid: version = '', label = '', problem = ''} = figure.dataset;
  const host = document.createElement('div');
  host.className = 'trial';
  try {
    const mermaid = await loadMermaid(version);
    if (signal.aborted) return;
    figure.append(host);
    const source = getCodeText(figure.querySelector('.code code')!);
    const {svg} = await renderThemed(mermaid, {index, source, host});
    if (!signal.aborted) show(figure, svg, label);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : '';
    if (!figure.classList.contains('drawn')) tell(figure, `${problem} ${reason}`);
  } finally {
    host.remove();
  }
}

/** Loads the library, from the site itself; it fetches what a kind of diagram needs. */
async function loadMermaid(version: string): Promise<Mermaid> {
  const {default: mermaid} = (await import(
    /* @vite-ignore */ `${import.meta.env.BASE_URL}assets/mermaid-${version}/mermaid.esm.min.js`
  )) as {default: Mermaid};
  return mermaid;
}

function renderThemed(
  mermaid: Mermaid,
  {index, source, host}: {readonly index: number; readonly source: string; readonly host: Element},
): Promise<{readonly svg: string}> {
  const isDark = isDarkShown();
  mermaid.initialize({
    startOnLoad: false,
    suppressErrorRendering: true,
    securityLevel: 'strict',
    logLevel: 'fatal',
    theme: 'base',
    themeVariables: readDiagramTheme(document.documentElement, isDark),
    darkMode: isDark,
    gantt: {useWidth: host.clientWidth, ...(host.clientWidth < 900 && {axisFormat: '%m-%d'})}, // whole dates would overlap
  });
  // It takes away what is in the page under the same id: the drawing of the other mode.
  return mermaid.render(`mermaid-${index}-${isDark ? 'dark' : 'light'}`, source, host);
}

/**
 * Puts the drawing in the place of the source. What the reader sees does not move: a figure in the window keeps its height.
 * @param label of the button that shows it large; empty where a component of the site does that
 */
function show(figure: HTMLElement, svg: string, label: string): void {
  const drawn = figure.querySelector<HTMLElement>(':scope > .drawing');
  const frame = drawn ?? document.createElement(label ? 'button' : 'div');
  frame.innerHTML = svg;
  if (label) {
    const name = document.createElement('span');
    name.className = 'vh';
    name.textContent = label; // goes on with the words of the drawing
    frame.prepend(name);
  }
  if (drawn) return;
  figure.style.cssText = isSeen(figure) ? `height:${figure.offsetHeight}px` : '';
  if (label) frame.setAttribute('type', 'button');
  frame.className = label ? 'zoomable drawing' : 'drawing';
  figure.querySelector('.diagram-problem')?.remove();
  figure.classList.add('drawn');
  figure.append(frame);
}

/** Says below the source what is wrong. */
function tell(figure: HTMLElement, text: string): void {
  if (!isSeen(figure)) figure.style.minHeight = '';
  const message = figure.querySelector('.diagram-problem') ?? document.createElement('p');
  message.className = 'diagram-problem';
  message.textContent = text;
  figure.append(message);
}

function isSeen(figure: HTMLElement): boolean {
  const {top, bottom} = figure.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

const sheets = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({name, css: readFileSync(join(import.meta.dirname, name), 'utf8')}));

/** Returns the declarations of every rule, without nesting: enough for sheets as formatted. */
function rulesOf(css: string): {selector: string; body: string}[] {
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.replace(/\/\*[^]*?\*\//g, '').trim(),
    body,
  }));
}

describe('the stylesheets', () => {
  it('write the sign of a heading themselves, so that no selection takes it', () => {
    const hash = sheets
      .filter(({name}) => name === 'prose.css')
      .flatMap(({css}) => rulesOf(css))
      .filter(({selector}) => selector.startsWith('.hash'));
    const bodyOf = (wanted: string) => hash.find(({selector}) => selector === wanted)?.body;
    expect(bodyOf('.hash')).toContain('-webkit-user-select: none;');
    expect(bodyOf('.hash::before')).toContain("content: '\\2060#'");
  });

  it('take the way back from a footnote out of what is copied, and buttons that only scripts answer off the page', () => {
    const rulesIn = (name: string) =>
      rulesOf(sheets.find((sheet) => sheet.name === name)!.css.replace(/\/\*[^]*?\*\//g, ''));
    const back = rulesIn('prose.css').find(({selector}) => selector === '.notes [aria-label]');
    expect(back?.body).toContain('-webkit-user-select: none;');
    const [dead] = rulesIn('no-script.css');
    expect(dead!.selector.split(/,\s*/).sort()).toEqual(['.burger', '.copy', '.mode', '.seek kbd']);
    expect(dead!.body.trim()).toBe('display: none;');
  });

  it('keep what is wide inside the columns of layouts that a Docusaurus site makes for notes', () => {
    const infima = sheets.find(({name}) => name === 'infima.css')!.css;
    const columns = rulesOf(infima).find(({selector}) => selector.startsWith(':where(.article >'));
    // Without a specificity: what the layout says of its columns counts.
    expect(columns?.selector).toMatch(/^:where\(.*\) > :where\(div\)$/);
    expect(columns?.body).toMatch(/min-width: 0;\s+max-width: 100%;/);
    expect(infima).toMatch(/\.article > div > div:empty:last-child \{\s+display: none;/);
  });

  it('ask for widths in em, so that columns follow a large font of the browser', () => {
    const found = sheets.flatMap(({name, css}) =>
      [...css.matchAll(/@media[^{]*width: \d+px/g)].map(([query]) => `${name}: ${query}`),
    );
    expect(found).toEqual([]);
  });

  it('keep what the way back by keys brings to the top below the navbar', () => {
    const ruleOf = (name: string, start: string) =>
      rulesOf(sheets.find((sheet) => sheet.name === name)!.css).find(({selector}) =>
        selector.endsWith(start),
      )!;
    // A navbar that hides comes back on the way up: only what is jumped to may be in its place.
    const jumped = sheets.find(({name}) => name === 'navbar-hides.css')!.css;
    expect(jumped).toContain('[id]:not(a, button, input, summary, pre) {');
    expect(ruleOf('contents.css', '.toc a').body).toContain('scroll-margin-top: var(--nav-h);');
  });

  it('let lines of preformatted text scroll, also outside blocks of code', () => {
    const {css} = sheets.find(({name}) => name === 'prose.css')!;
    const scrolling = rulesOf(css.replace(/\/\*[^]*?\*\//g, '')).filter(({body}) =>
      body.includes('overflow-x: auto;'),
    );
    expect(scrolling.flatMap(({selector}) => selector.split(/,\s*/))).toContain('pre');
  });

  it('shade the edges of all that scrolls sideways in a text: nothing else tells that it goes on', () => {
    const withoutComments = sheets.map(({name, css}) => ({
      name,
      rules: rulesOf(css.replace(/\/\*[^]*?\*\//g, '')),
    }));
    const ofTexts = ['prose', 'code', 'math', 'tabs', 'wuya-pictures', 'definitions', 'steps'];
    const scrolling = withoutComments
      .filter(({name}) => ofTexts.includes(name.replace('.css', '')))
      .flatMap(({rules}) => rules.filter(({body}) => body.includes('overflow-x: auto;')));
    expect(scrolling.map(({selector}) => selector.split(/,\s*/))).toEqual([
      ['pre', '.tablewrap', '.math', '.diagram[style]', "[role='tablist']"],
    ]);
    // Where a box ends between two pixels of the screen, a cover of the same size leaves a hairline of the shade.
    const background = scrolling[0]!.body.replace(/\s+/g, ' ');
    expect(background).toContain('transparent) 1px/1rem calc(100% - 2px) no-repeat, ');
    expect(background).toContain(
      'transparent) 99.8%/1rem calc(100% - 2px) no-repeat var(--under);',
    );
  });

  it('set all words above code in one font: in others they stand on lines of their own', () => {
    const fontOf = (wanted: RegExp) =>
      rulesOf(sheets.find(({name}) => name === 'code.css')!.css)
        .filter(({selector}) => wanted.test(selector))
        .map(({body}) => /font: (.+);/.exec(body)?.[1]);
    expect(fontOf(/^\.copy,\s*\.wraps$/).filter(Boolean)).toEqual(
      fontOf(/^\.code-bar$/).slice(0, 1),
    );
  });

  it('draw lines inside of boxes: those that a shadow draws below have a hairline beside them between two pixels', () => {
    const companion = join(import.meta.dirname, '../companion/desk.css');
    const below = [...sheets, {name: 'desk.css', css: readFileSync(companion, 'utf8')}].flatMap(
      ({name, css}) =>
        rulesOf(css)
          .filter(({body}) => /box-shadow:\s*0 \d+px var/.test(body))
          .map(({selector}) => `${name} ${selector}`),
    );
    // As wide as the window, or as what it is in.
    expect(below).toEqual(['drawer.css .drawer-head', 'navbar.css .nav']);
  });

  it('place what is around a text by its direction, so that sites in Arabic or Hebrew are mirrored', () => {
    const around =
      /^(announcement|breadcrumbs|chips|contents|cover|doc-foot|drawer|dropdown|footer|navbar|search-dialog|sidebar|tide|toc-side)\.css$/;
    const bySides = sheets
      .filter(({name}) => around.test(name))
      .flatMap(({name, css}) =>
        rulesOf(css.replace(/\/\*[^]*?\*\//g, '')).flatMap(({selector, body}) =>
          [...body.matchAll(/(?<![a-z])(?:left|right)(?=:|;)/g)].map(() => `${name} ${selector}`),
        ),
      );
    expect(bySides).toEqual([]);
  });

  it('slant no letters that have no slanted form, which no Chinese one has', () => {
    const root = rulesOf(sheets.find(({name}) => name === 'base.css')!.css).find(
      ({selector}) => selector === 'html',
    )!;
    expect(root.body).toContain('font-synthesis-style: none;');
  });

  it('keep films and sounds as wide as the text, films in their shape', () => {
    const rules = rulesOf(sheets.find(({name}) => name === 'base.css')!.css);
    const selectorsWith = (declaration: string) =>
      rules
        .filter(({body}) => body.includes(declaration))
        .flatMap(({selector}) => selector.split(/,\s*/));
    expect(selectorsWith('max-width: 100%;')).toEqual(
      expect.arrayContaining(['img', 'video', 'audio', 'iframe']),
    );
    expect(selectorsWith('height: auto;')).toEqual(expect.arrayContaining(['img', 'video']));
  });

  it('show all tabs without script and on paper, also those that React hides for good', () => {
    const {css} = sheets.find(({name}) => name === 'tabs.css')!;
    const [, whole = ''] = css.split('@media (scripting: none), print {');
    const shown = rulesOf(whole).find(({body}) => body.includes('display: block !important;'));
    // Longer than `[hidden]:not([hidden='until-found'])` of `base.css`, which comes later.
    expect(shown?.selector.match(/\[|\.\w/g)).toHaveLength(3);
    expect(shown?.selector).toContain('[hidden]');
  });

  it('let an item of the bar have the colour of its own class', () => {
    const {css} = sheets.find(({name}) => name === 'navbar.css')!;
    const item = rulesOf(css).find(({body}) => /font-size: var\(--t-ui\);\s+color:/.test(body))!;
    // One class, as `.signup {color: #fff}` of a site, which comes later.
    expect(item.selector.replace(/:where\(.*\)/, '')).toBe('.nav ');
  });

  it('make no items of a list of breadcrumbs, which sites number in articles', () => {
    const {css} = sheets.find(({name}) => name === 'breadcrumbs.css')!;
    const item = rulesOf(css).find(({selector}) => selector === '.crumbs li');
    expect(item?.body).toContain('display: block;');
  });

  it('name no pseudo-element inside :is() and the like, which browsers drop', () => {
    const theme = join(import.meta.dirname, '..');
    const found = readdirSync(theme, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.css'))
      .flatMap((name) =>
        rulesOf(readFileSync(join(theme, name), 'utf8').replace(/\/\*[^]*?\*\//g, '')).flatMap(
          ({selector}) => (/:(?:is|where|not|has)\([^()]*::/.test(selector) ? [selector] : []),
        ),
      );
    expect(found).toEqual([]);
  });

  it('let keys break that are wider than a phone, but in cells of tables, which scroll', () => {
    const {css} = sheets.find(({name}) => name === 'prose.css')!;
    const keys = rulesOf(css).find(({selector}) => selector === '.prose kbd:not(td *)');
    expect(keys?.body).toContain('white-space: normal;');
  });

  it('leave no distance and line of sections above headings in cards and folds, and these beside their mark', () => {
    const {css} = sheets.find(({name}) => name === 'infima.css')!;
    const bodyOf = (wanted: string) =>
      rulesOf(css).find(({selector}) => selector.startsWith(wanted))?.body;
    expect(bodyOf(':is(.card, pre, summary) :is(h1')).toContain('background: none;');
    expect(bodyOf('summary :is(h1')).toContain('display: inline-block;');
  });

  it('give all classes for space that Docusaurus has, before any rule of the site', () => {
    const {css} = sheets.find(({name}) => name === 'infima-spacing.css')!;
    const rules = rulesOf(css.replace(/\/\*[^]*?\*\//g, ''));
    const said = (name: string) =>
      rules
        .filter(({selector}) => selector.split(/,\s*/).includes(name))
        .map(({body}) => body.trim());
    expect(said('.margin-vert--lg')).toEqual([
      'margin-block-start: 2rem !important;',
      'margin-block-end: 2rem !important;',
    ]);
    expect(said('.padding--none')).toHaveLength(4);
    expect(said('.padding-left--xl')).toEqual(['padding-inline-start: 5rem !important;']);
    expect(said('.margin-horiz--xs')).toHaveLength(2);
  });

  it('keep columns of Docusaurus beside each other, whatever is in them, and its tabs in a line', () => {
    const css = (name: string) => rulesOf(sheets.find((sheet) => sheet.name === name)!.css);
    const bodyOf = (wanted: string) =>
      css('infima.css').find(({selector}) => selector === wanted)?.body ?? '';
    expect(bodyOf(".col[class*='col--']")).toMatch(/flex: 0 0 (calc\(.+\));[^]*max-width: \1;/);
    expect(bodyOf('ul.tabs')).toContain('display: flex;');
    expect(bodyOf('.prose ul.tabs > li::before')).toContain('content: none;');
    // Ours are no lists: what is said of them would be more than what a package says of its own.
    const ours = css('tabs.css').flatMap(({selector}) => selector.split(','));
    expect(ours.filter((one) => /\.tabs\b/.test(one) && !/div\.tabs /.test(one))).toEqual([]);
  });

  it('lay all columns of Docusaurus one below the other in narrow windows, those without a width too', () => {
    const {css} = sheets.find(({name}) => name === 'infima.css')!;
    const [, narrow = ''] = css.split('@media (max-width: 62.25em) {');
    expect(rulesOf(narrow)[0]).toMatchObject({
      selector: expect.stringMatching(/^\.col,/),
      body: expect.stringContaining('flex-basis: 100%;'),
    });
  });

  it('keep a column for the words of the footer beside however many links', () => {
    const {css} = sheets.find(({name}) => name === 'footer.css')!;
    const {body} = rulesOf(css).find(({selector}) => selector === '.foot .wrap')!;
    expect(body).toMatch(/grid-template-columns: minmax\(\d+rem, 1fr\) auto;/);
  });

  it('let utilities in layers of a site size pictures, hide drawings and pad buttons', () => {
    const unlayered = (name: string): string =>
      sheets.find((sheet) => sheet.name === name)!.css.replace(/@layer infima \{[^]*?\n\}/g, '');
    const ofElements = ['base.css', 'infima.css']
      .flatMap((name) => rulesOf(unlayered(name)))
      .filter(({selector}) => /^(?:button|input|img|svg|video)(?![^,]*\s)/.test(selector));
    expect(ofElements).toEqual([]);
  });

  it('have the properties of Docusaurus that many of its sites read', () => {
    const {css} = sheets.find(({name}) => name === 'infima-properties.css')!;
    const names = [0, 100, 300, 800, 1000].map((grey) => `color-gray-${grey}`);
    const kinds = ['success', 'info', 'warning', 'danger'].flatMap((kind) =>
      ['light', 'lighter', 'lightest'].map((step) => `color-${kind}-${step}`),
    );
    const others = ['toc-padding-vertical', 'pagination-nav-border-radius', 'avatar-photo-size'];
    for (const name of [...names, ...kinds, ...others]) expect(css).toContain(`--ifm-${name}: `);
  });

  it('leave drawings in the lines of paragraphs', () => {
    const {css} = sheets.find(({name}) => name === 'base.css')!;
    const block = rulesOf(css).find(({selector}) => /^svg\b/.test(selector));
    expect(block?.selector).toBe('svg:where(:not(p *))');
  });

  it('leave drawings in the line of the announcement', () => {
    const {css} = sheets.find(({name}) => name === 'announcement.css')!;
    expect(rulesOf(css).find(({selector}) => selector === '.announce .wrap svg')?.body).toContain(
      'display: inline;',
    );
  });

  it('let the search of a full navbar shrink to its sign, keys and all', () => {
    const {css} = sheets.find(({name}) => name === 'navbar-full.css')!;
    const {body} = rulesOf(css).find(({selector}) => selector === '.nav .end > .seek')!;
    expect(body).toMatch(/min-width: [\d.]+rem;/);
    expect(body).toContain('overflow: hidden;');
  });

  it('cut no tails of letters off the title in the bar: its line is as high as the font', () => {
    const heights = sheets.flatMap(({css}) =>
      rulesOf(css)
        .filter(({selector}) => selector === '.brand b')
        .flatMap(({body}) => [...body.matchAll(/(?:line-height: |rem\/)([\d.]+)/g)]),
    );
    expect(heights.map(([, height]) => height)).toEqual(['1.5']);
  });

  it('let the lines of first headings grow with a size that a site gives them', () => {
    const heights = sheets.flatMap(({css}) =>
      [...css.matchAll(/--l-h1: ([^;]+);/g)].map(([, value]) => value),
    );
    expect(heights.length).toBeGreaterThan(0);
    for (const height of heights) expect(height).toMatch(/^[\d.]+$/);
  });

  it('keep the pictures of authors round beside words that are higher', () => {
    const {css} = sheets.find(({name}) => name === 'authors.css')!;
    const {body} = rulesOf(css).find(({selector}) => selector === '.author img')!;
    expect(body).toMatch(/align-self: start;/);
  });

  it('let long lists below the bar scroll, since the bar goes along with the page', () => {
    const {css} = sheets.find(({name}) => name === 'dropdown.css')!;
    const {body} = rulesOf(css).find(({selector}) => selector === '.drop > ul')!;
    expect(body).toMatch(/max-height: \d+vh;/);
    expect(body).toContain('overflow-y: auto;');
  });

  it('give what scrolls in a column its content as basis, since 0% is no room in WebKit', () => {
    const found = sheets.flatMap(({name, css}) =>
      rulesOf(css)
        .filter(({body}) => /overflow(-y)?: (auto|scroll)/.test(body) && /flex: 1;/.test(body))
        .map(({selector}) => `${name}: ${selector}`),
    );
    expect(found).toEqual([]);
  });

  it('keep the title of code with its lines on paper, print no sign over an address, and say no slash between the steps of a path', () => {
    const cssOf = (wanted: string) => sheets.find(({name}) => name === wanted)!.css;
    const kept = rulesOf(cssOf('text-print.css')).find(({body}) =>
      body.includes('break-after: avoid'),
    );
    expect(kept?.selector).toContain('.code-bar');
    // The sign of a link to another site has its room behind the address that is printed there.
    const hidden = rulesOf(cssOf('text-print.css').slice(cssOf('text-print.css').indexOf('{') + 1));
    expect(hidden[0]).toMatchObject({
      selector: expect.stringContaining('.out'),
      body: expect.stringContaining('display: none'),
    });
    expect(cssOf('breadcrumbs.css')).toContain("content: '/' / ''");
  });

  it('leave room for the parts of a long name side by side in a cell of a table', () => {
    const {css} = sheets.find(({name}) => name === 'prose.css')!;
    const widthOf = (cell: string) => {
      const {body} = rulesOf(css).find(({selector}) => selector === cell)!;
      return Number(/min-width: ([\d.]+)r?em;/.exec(body)?.[1]);
    };
    expect(widthOf('.prose td:has(wbr)')).toBeGreaterThan(widthOf('.prose td'));
  });

  it('leave on paper the room of columns to what is in them: in ten of them numbers of six digits broke', () => {
    const {css} = sheets.find(({name}) => name === 'text-print.css')!;
    const cells = rulesOf(css).find(({selector}) =>
      selector.endsWith('.prose :is(th, td, td code)'),
    )!;
    // The text is printed in 10.5 pt, between columns the screen has 20 pixels.
    expect(cells.body).toMatch(/padding-inline-end: 0\.7em;\s+font-size: 9pt;/);
  });

  it('give words that are read in the place of a picture the colour for its ground by night', () => {
    const grounds = sheets
      .filter(({name}) => name === 'wuya-pictures.css' || name === 'zoom.css')
      .flatMap(({css}) => rulesOf(css))
      .filter(({body}) => body.includes('background: var(--ink-2);'));
    expect(grounds.map(({body}) => body.includes('color: var(--on-ink);'))).toEqual([true, true]);
  });

  it('keep the line above a section far from the heading of one without a text', () => {
    const {css} = sheets.find(({name}) => name === 'prose.css')!;
    const selectors = rulesOf(css).map(({selector}) => selector);
    const close = selectors.findIndex((selector) => /^\.prose :is\(h2\b.* \+ \*$/.test(selector));
    // The later of two rules of equal weight counts.
    expect(close).toBeGreaterThanOrEqual(0);
    expect(selectors.indexOf('.prose h2')).toBeGreaterThan(close);
  });

  it('say on paper what each panel of tabs is, and no address twice; no picture for the dark is printed', () => {
    const cssOf = (wanted: string) => sheets.find(({name}) => name === wanted)!.css;
    const [, inOrder = ''] = cssOf('tabs.css').split('@media (scripting: none), print {');
    expect(inOrder).toMatch(/^\s+div\.tabs \[role='tablist'\] \{\s+display: none;/);
    expect(inOrder).toContain('content: attr(data-label)');
    expect(cssOf('text-print.css')).toMatch(/a\[href\^='http'\]:not\(\.bare\)::after/);
    const [, onScreen] = /@media screen \{\n([^]*?)\n\}/.exec(cssOf('wuya-pictures.css'))!;
    expect(onScreen).toContain("[data-theme='dark'] .only-light {");
    expect(onScreen).toContain("[data-theme='dark'] .only-dark {");
    // Nor does paper scroll to the end of a wide drawing.
    expect(onScreen).toMatch(/\.zoomable \{\s+min-width: var\(--w\);/);
    expect(cssOf('wuya-pictures.css')).toMatch(/^\.only-dark \{\s+display: none;/m);
  });

  it('show tide lines, list marks, hills and boat in the colours of the system where these are forced', () => {
    const forced = sheets.flatMap(({css}) =>
      css.split('(forced-colors: active)').slice(1).flatMap(rulesOf),
    );
    const bodyOf = (part: string) =>
      forced.find(({selector}) => selector.split(/,\s+/).includes(part))?.body;
    for (const line of [
      '.tide::before',
      '.pager a::before',
      '.post::before',
      '.prose ul > li::before',
    ])
      expect(bodyOf(line), line).toMatch(/forced-color-adjust: none;\s+background: CanvasText/);
    // Grounds are left out: the line of a section and the one between two parts are borders.
    const lines = forced.find(({selector}) => selector === '.prose :is(h2, hr)');
    expect(lines?.body).toContain('border-top: 1px solid;');
    expect(bodyOf('.ridge path')).toContain('fill: Canvas;');
    expect(bodyOf('.boat')).toContain('fill: CanvasText;');
  });

  it('underline links in texts, which their colour alone does not tell from the words around', () => {
    const rules = sheets.flatMap(({css}) => rulesOf(css));
    for (const link of ['.prose .link', '.post .ex:not(.prose) a']) {
      const rule = rules.find(({selector}) => selector.split(/,\s+/).includes(link));
      expect(rule?.body, link).toContain('text-decoration: underline 1px var(--water-line);');
    }
  });

  it('leave no single character on the last line of rows, cells and items', () => {
    const setting = sheets
      .flatMap(({css}) => rulesOf(css))
      .filter(({body}) => body.includes('text-wrap'));
    const whole = sheets
      .flatMap(({css}) => rulesOf(css))
      .find(({body}) => body.includes('white-space: nowrap !important'));
    expect(whole?.selector).toContain('.nb'); // short code in a line
    // all parts inherit it, where nothing sets another wrap that leaves one
    expect(setting.find(({selector}) => selector === 'body')?.body).toContain('text-wrap: pretty');
    for (const {selector, body} of setting)
      expect(body, selector).toMatch(/text-wrap: (?:pretty|balance)/);
  });

  it('leave out what is far from the window in a long text on screens alone, never on paper', () => {
    const skipping = sheets.filter(({css}) => css.includes('content-visibility: auto'));
    expect(skipping.map(({name}) => name)).toEqual(['long.css']);
    const [before] = skipping[0]!.css.split('content-visibility');
    expect(before).toContain('@media screen {');
  });

  it('set words that may hold code or dots as lines, not as boxes of a row', () => {
    const companion = readFileSync(join(import.meta.dirname, '../companion/companion.css'), 'utf8');
    const rows = [...sheets.map(({css}) => css), companion]
      .flatMap(rulesOf)
      .filter(({body}) => /display: (?:inline-)?(?:flex|grid);/.test(body))
      .flatMap(({selector}) => selector.split(/,\s+/));
    for (const part of ['.toc a', '.toc-m a', '.read-sheet a', '.fold-text > summary'])
      expect(rows, part).not.toContain(part);
  });

  it('give a thumb room by least sizes, since the layout may be that of a desk', () => {
    const sized = sheets.flatMap(({name, css}) =>
      [...css.matchAll(/@media \(pointer: coarse\) \{\n([\s\S]*?)\n\}/g)]
        .flatMap(([, inner = '']) => rulesOf(inner))
        .filter(({body}) => /^\s+(?:width|height):/m.test(body))
        .map(({selector}) => `${name}: ${selector}`),
    );
    expect(sized).toEqual([]);
  });

  it('have no letters below 13 pixels but those of keys and of what is raised', () => {
    const small = sheets
      .flatMap(({css}) => rulesOf(css))
      .filter(({body}) => /(?<!-)font(?:-size)?:[^;]*\b0\.(?:[0-7]\d*|80?\d?|81)rem/.test(body))
      .map(({selector}) => selector);
    expect(small).toEqual(['kbd']);
  });

  it('leave keys in their line: browsers break it on both sides of a box, even before a comma', () => {
    const keys = sheets
      .flatMap(({css}) => rulesOf(css))
      .filter(({selector}) => selector === 'kbd')
      .map(({body}) => body);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((body) => body.includes('display'))).toEqual([]);
  });

  it('keep the ring of the focus inside of boxes that cut what overflows them', () => {
    const inside = sheets
      .flatMap(({css}) => rulesOf(css.replace(/\/\*[^]*?\*\//g, '')))
      .filter(({body}) => body.includes('outline-offset: -2px'))
      .map(({selector}) => selector);
    expect(inside).toEqual(
      expect.arrayContaining([
        ':is(.tree, .toc) :focus-visible',
        '.drawer-body :focus-visible',
        '.diagram > .zoomable',
        "div.tabs [role='tab']:focus-visible",
      ]),
    );
  });

  it('cover no block by a box behind the words of a link: Chromium would end their last line badly', () => {
    const covers = sheets
      .flatMap(({css}) => rulesOf(css.replace(/\/\*[^]*?\*\//g, '')))
      .filter(
        ({selector, body}) => /\ba::(after|before)$/.test(selector) && /inset: 0;/.test(body),
      );
    expect(covers.length).toBeGreaterThan(1);
    expect(covers.filter(({selector}) => selector.endsWith('::after'))).toEqual([]);
  });

  it('keep the line of a link of its own at the words, however high a thumb needs it', () => {
    const links = sheets
      .flatMap(({css}) => rulesOf(css))
      .filter(({selector}) => /\.go$|\.ways a$/.test(selector));
    expect(links.filter(({body}) => body.includes('min-height'))).toEqual([]);
    const ofThumbs = links.find(({body}) => body.includes('margin-block: -0.625rem;'))!;
    expect(ofThumbs.body).toContain('background-position: 0 calc(100% - 0.5rem);');
  });

  it('leave drawings of pages made for Docusaurus in their lines, below any rule of the site, and ours blocks', () => {
    const {css} = sheets.find(({name}) => name === 'infima.css')!;
    const rule = rulesOf(css).find(({selector}) => /^svg\b/.test(selector));
    expect(rule?.selector).toMatch(/^svg:where\([^]*\)$/);
    expect(rule?.selector).toMatch(/\.i,[^]*\.brand \*,[^]*\.diagram \*/);
    expect(rule?.body).toContain('display: inline;');
  });

  it('keep what a site says of all code from the lines of blocks', () => {
    const {css} = sheets.find(({name}) => name === 'infima.css')!;
    const body = rulesOf(css).find(({selector}) => selector === 'pre code')?.body;
    expect(body).toContain('background: none;');
    expect(body).toContain('color: inherit;');
  });

  it('give the logo of a component of the site the height that it has in Docusaurus', () => {
    const {css} = sheets.find(({name}) => name === 'infima.css')!;
    const bodyOf = (wanted: string) => rulesOf(css).find(({selector}) => selector === wanted)?.body;
    expect(bodyOf('.navbar__logo')).toContain('height: 2rem;');
    expect(bodyOf('.navbar__logo img')).toContain('height: 100%;');
  });

  it('close what components of a page made for Docusaurus open, until they say that it is open or a pointer rests on it', () => {
    const {css} = sheets.find(({name}) => name === 'infima.css')!;
    const bodyOf = (wanted: string) => rulesOf(css).find(({selector}) => selector === wanted)?.body;
    expect(bodyOf('.dropdown__menu')).toContain('visibility: hidden;');
    const open = ':is(.dropdown--hoverable:hover, .dropdown--show) > .dropdown__menu';
    expect(bodyOf(open)).toContain('visibility: visible;');
  });

  it('keep the words of a button in one line beyond phones, as Docusaurus does', () => {
    const {css} = sheets.find(({name}) => name === 'infima.css')!;
    expect(css).toMatch(
      /@media \(min-width: 62\.3125em\) \{\s*\.button \{\s*white-space: nowrap;\s*\}\s*\}/,
    );
  });

  it('give covers the ground and the words that a site sets by properties on their classes', () => {
    const {css} = sheets.find(({name}) => name === 'infima.css')!;
    const rule = rulesOf(css).find(({body}) => body.includes('var(--ifm-hero-background-color)'));
    expect(rule?.selector).toMatch(/^\.hero--primary,\s+\.hero--dark$/);
    expect(rule?.body).toContain('color: var(--ifm-hero-text-color);');
  });

  it('give buttons without a ground of their own the colour of the text where the ground is theirs', () => {
    const {css} = sheets.find(({name}) => name === 'infima.css')!;
    const rule = rulesOf(css).find(({selector}) => selector.startsWith(':is(.hero--primary'));
    expect(rule?.selector).toMatch(/\.hero--dark\) :is\(\.button--outline, \.button--link\)$/);
    expect(rule?.body).toContain('color: inherit;');
  });

  it('keep items of the bar in its middle, and the text below its title, whatever a site made for Docusaurus writes', () => {
    const {css} = sheets.find(({name}) => name === 'infima.css')!;
    const bodyOf = (wanted: string) => rulesOf(css).find(({selector}) => selector === wanted)?.body;
    expect(bodyOf('.nav nav a')).toContain('align-content: center;');
    expect(bodyOf('.doc-head + .prose')).toContain('margin-top: var(--s6);');
  });

  it('give the row below a note no margins of a page made for Docusaurus', () => {
    const {css} = sheets.find(({name}) => name === 'infima.css')!;
    const rows = rulesOf(css).filter(({selector}) => /\.row(?![\w-])/.test(selector));
    expect(rows.map(({selector}) => selector)).toEqual(['.row:where(:not(.doc-foot > *))']);
  });

  it('dress the elements of a page made for Docusaurus below any class of the site, and leave what is around the page alone', () => {
    const {css} = sheets.find(({name}) => name === 'infima.css')!;
    const [, inside = ''] =
      /^:where\(\.plugin-pages #main ~ :not\(\.foot, \.to-top, \.vh, dialog\)\) \{\n([^]*?)^\}/m.exec(
        css,
      ) ?? [];
    const selectors = [...inside.matchAll(/^  & (.+) \{$/gm)].map(([, selector = '']) => selector);
    expect(selectors).toEqual(expect.arrayContaining(['a', 'p', ':is(th, td)']));
    for (const selector of selectors)
      expect(selector.replace(/:where\((?:[^()]|\([^()]*(?:\([^()]*\))?\))*\)/g, '')).not.toMatch(
        /[.#[]/,
      );
  });

  it('keep a command on the home page in its column, whatever other paragraphs there may do', () => {
    const loose = sheets
      .flatMap(({css}) => rulesOf(css))
      .filter(
        ({selector, body}) => selector.endsWith('.sub p') && body.includes('max-width: none'),
      );
    expect(loose).toEqual([]);
  });

  it('unfold without movement where the reader wants less of it, though no rule for all elements reaches what unfolds', () => {
    const {css} = sheets.find(({name}) => name === 'motion.css')!;
    expect(css.split('prefers-reduced-motion: reduce')[1]).toMatch(/:root \{\s+--d3: 0s;/);
    const unfolding = sheets
      .flatMap((sheet) => rulesOf(sheet.css))
      .filter(({selector}) => /(?<!\[open\])::details-content$/.test(selector));
    expect(unfolding.length).toBeGreaterThan(0);
    for (const {selector, body} of unfolding)
      expect(body.match(/\d+m?s|--d[12]/g) ?? [], selector).toEqual([]);
  });
});

it('mirror in sites from right to left the drawings that icons have', () => {
  const {css} = sheets.find(({name}) => name === 'rtl.css')!;
  const drawings = [...css.matchAll(/\[d(\^?)='([^']+)'\]/g)];
  const icons = ['components/Icons.tsx', 'components/MenuIcons.tsx', 'components/SearchIcons.tsx']
    .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
    .join('');
  expect(drawings.length).toBeGreaterThan(0);
  for (const [, isStart, path] of drawings)
    expect(icons).toMatch(isStart ? new RegExp(`['"]${path}`) : new RegExp(`"${path}"`));
});

it('let the sentences of the page that is not there run in the direction of their language', () => {
  const {css} = sheets.find(({name}) => name === 'rtl.css')!;
  const said = rulesOf(css).find(({selector}) => selector === "[dir='rtl'] .lost .say");
  expect(said?.body).toContain('unicode-bidi: plaintext;');
});

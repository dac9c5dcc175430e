import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {findViolations} from './helpers/axe.ts';
import {drawn, test} from './helpers/browser.ts';
import {BASE, ESSAY, ESSAYS, NOTE, PAGE_KINDS, urlOf} from './helpers/pages.ts';
import {endMotions} from './helpers/motions.ts';

/** A phone, a tablet and a desk. */
const WIDTHS = [390, 820, 1440];
const SCHEMES = ['light', 'dark'] as const;
/** Each width, and each scheme once: enough for what is placed by one and coloured by the other. */
const VIEWS = WIDTHS.map((width) => ({width, scheme: SCHEMES[width === 820 ? 1 : 0]!}));
const OUTPUTS = `${BASE}frontend/language/promises/`;
const MARKDOWN = `${BASE}markdown-page/`;

/** Gives the page every width and scheme in turn, and gathers what is wrong there. `look` runs in the page. */
async function lookEverywhere(
  page: Page,
  look: () => readonly string[],
  views: readonly (typeof VIEWS)[number][] = VIEWS,
): Promise<string[]> {
  const found: string[] = [];
  for (const {width, scheme} of views) {
    await page.setViewportSize({width, height: 900});
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), scheme);
    await page.evaluate(endMotions); // colours may change slowly
    for (const problem of await page.evaluate(look)) found.push(`${width} ${scheme}: ${problem}`);
  }
  return found;
}

/**
 * What readers stumbled over once, each with the page where it was seen. `look` runs in the page at every width and scheme and
 * tells what is wrong there.
 */
const FINDINGS: readonly {
  readonly name: string;
  readonly path: string;
  look(): string[];
}[] = [
  {
    name: 'code in a warning has one ground, inline code another',
    path: OUTPUTS,
    look() {
      const groundOf = (part: Element) => getComputedStyle(part).backgroundColor;
      const blocks = [...document.querySelectorAll('.note:is(.warning, .danger) pre code')];
      const striped = blocks.filter((code) => groundOf(code) !== 'rgba(0, 0, 0, 0)');
      const bare = [...document.querySelectorAll('.prose :not(pre) > code')].filter(
        (code) => groundOf(code) === 'rgba(0, 0, 0, 0)',
      );
      return [
        ...(blocks.length === 0 ? ['no code in a warning'] : []),
        ...striped.map(() => 'striped'),
        ...bare.map((code) => `no ground under ${code.textContent}`),
      ];
    },
  },
  {
    name: 'code that overflows has a shade at its edge',
    path: OUTPUTS,
    look: () =>
      [...document.querySelectorAll('.code pre')]
        .filter(
          (pre) =>
            pre.scrollWidth > pre.clientWidth &&
            !getComputedStyle(pre).backgroundImage.includes('gradient'),
        )
        .map((pre) => `no shade beside ${pre.textContent!.slice(0, 30)}`),
  },
  {
    name: 'code and its output are one box with one bar, and no label says that text is text',
    path: OUTPUTS,
    look() {
      const outputs = [...document.querySelectorAll('.prose > .code.output')];
      return [
        ...(outputs.length < 4 ? [`${outputs.length} outputs`] : []),
        ...outputs.flatMap((box) => {
          const before = box.previousElementSibling!.getBoundingClientRect();
          const gap = Math.round(box.getBoundingClientRect().top - before.bottom);
          return [
            ...(gap === 0 ? [] : [`${gap} px between code and output`]),
            ...(box.querySelector('.result')?.textContent === '运行结果' ? [] : ['no mark']),
            ...(/\btext\b/.test(box.querySelector('.code-bar')?.textContent ?? '') ? ['text'] : []),
          ];
        }),
      ];
    },
  },
  {
    name: 'short inline code stays on one line, and what stands beside prose ends in no single character',
    path: OUTPUTS,
    look() {
      const torn = [...document.querySelectorAll('.prose :not(pre) > code')].filter(
        (code) => code.textContent!.length <= 20 && code.getClientRects().length > 1,
      );
      const unpretty = ['.toc a', '.foot', '.lead', '.prose td'].filter((selector) => {
        const part = document.querySelector(selector);
        return part && getComputedStyle(part).getPropertyValue('text-wrap-style') !== 'pretty';
      });
      return [
        ...torn.map((code) => `${code.textContent} is torn`),
        ...unpretty.map((selector) => `${selector} is not set with care`),
      ];
    },
  },
  {
    name: 'a heading is named by its text alone, and its link shows where nothing hovers',
    path: OUTPUTS,
    look() {
      const isTouched = matchMedia('(hover: none)').matches;
      return [...document.querySelectorAll('.prose :is(h2, h3)[id]')].flatMap((heading) => {
        const link =
          heading.querySelector('.hash') ?? heading.parentElement!.querySelector('.hash');
        if (!link) return [`no link to ${heading.textContent}`];
        const {display, opacity} = getComputedStyle(link);
        const isFirst = heading.firstChild === link;
        return [
          ...(display === 'none' || (isTouched && opacity === '0') ? ['a link is hidden'] : []),
          ...(isFirst ? [`${heading.textContent} begins with its link`] : []),
        ];
      });
    },
  },
  {
    name: 'the slashes of a path are not read, and the tools below a note end at one edge',
    path: NOTE,
    look() {
      const steps = [...document.querySelectorAll('.crumbs li')].slice(1);
      const read = steps.filter((step) =>
        ['::before', '::after'].some((pseudo) => {
          const {content} = getComputedStyle(step, pseudo);
          return content !== 'none' && content !== 'normal' && !content.endsWith('/ ""');
        }),
      );
      const tools = document.querySelectorAll(
        '.doc-foot > .row > :is(.as-markdown, .theme-edit-this-page)',
      );
      const lines = new Map<number, number>();
      for (const tool of tools) {
        const {top, right} = tool.getBoundingClientRect();
        lines.set(Math.round(top), Math.max(lines.get(Math.round(top)) ?? 0, Math.round(right)));
      }
      return [
        ...(steps.length === 0 ? ['no path'] : []),
        ...(tools.length === 0 ? ['no tools'] : []),
        ...read.map(() => 'a slash is read'),
        ...(new Set(lines.values()).size > 1 ? [`tools end at ${[...lines.values()].join()}`] : []),
        ...[...tools].slice(1).flatMap((tool, i) => {
          const [left, right] = [tools[i]!.getBoundingClientRect(), tool.getBoundingClientRect()];
          const room = right.left - left.right;
          return left.top === right.top && room > 32 ? [`tools ${room} px apart`] : [];
        }),
      ];
    },
  },
  {
    name: 'the footer is low: a saying, the links, the rights',
    path: NOTE,
    look() {
      const {height} = document.querySelector('.foot')!.getBoundingClientRect();
      return height > (innerWidth > 996 ? 140 : 190) ? [`${height} px high`] : [];
    },
  },
  {
    name: 'date and title of the archive stand apart, below a name and a stroke of shore',
    path: `${ESSAYS}archive/`,
    look() {
      const gaps = [...document.querySelectorAll('.lines a')].map(
        (row) =>
          row.querySelector('.title')!.getBoundingClientRect().left -
          row.querySelector('time')!.getBoundingClientRect().right,
      );
      const first = document.querySelector('.year .lines li')!;
      return [
        ...(gaps.length > 0 ? [] : ['no rows']),
        ...gaps.filter((gap) => gap < 8).map((gap) => `${gap} px`),
        ...(getComputedStyle(first, '::before').height === '3px' ? [] : ['no stroke']),
        ...(document.querySelector('h1 + p')!.textContent!.includes('随笔') ? [] : ['no name']),
      ];
    },
  },
  {
    name: 'a list of posts shows two lines of each',
    path: ESSAYS,
    look: () => [
      ...[...document.querySelectorAll('.post .ex')]
        .map((part) => part.clientHeight / parseFloat(getComputedStyle(part).lineHeight))
        .filter((lines) => lines > 2.01)
        .map((lines) => `${lines} lines`),
      ...[...document.querySelectorAll('.chip small')]
        .map((count) => getComputedStyle(count).fontSize)
        .filter((size) => size !== '13px'),
    ],
  },
  {
    name: 'a post names its neighbours once, and its tags as high as a thumb wants',
    path: ESSAY,
    look() {
      const shown = [...document.querySelectorAll<HTMLAnchorElement>('.pager a, .recent-year a')]
        .filter((link) => link.checkVisibility())
        .map((link) => link.pathname);
      return shown.filter((path, i) => shown.indexOf(path) !== i).map((path) => `${path} twice`);
    },
  },
  {
    name: 'the page of an author names it once, with headings in order',
    path: `${ESSAYS}authors/wuya/`,
    look() {
      const levels = [...document.querySelectorAll('main :is(h1, h2, h3)')]
        .filter((heading) => heading.checkVisibility())
        .map((heading) => Number(heading.localName[1]));
      return [
        ...(levels[0] === 1 ? [] : ['the first heading is no h1']),
        ...levels.filter((level, i) => i > 0 && level > levels[i - 1]! + 1).map(() => 'a leap'),
        ...(document.querySelector('h1')!.textContent === '无涯' ? [] : ['another name']),
        ...(document.querySelector('.author b') ? ['the name twice'] : []),
      ];
    },
  },
  {
    name: 'the sea is not squeezed, and the essays have a way in',
    path: BASE,
    look() {
      const {width, height} = document.querySelector('.ridge')!.getBoundingClientRect();
      const ways = [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter(
        (link) => link.pathname.includes('/blog/') && link.checkVisibility(),
      );
      return [
        // 5.3 where it is rendered as it was made, 2.1 squeezed whole into a phone.
        ...(width / height > 4 ? [] : [`${width} by ${height}`]),
        ...(ways.length > 1 ? [] : [`${ways.length} ways to the essays`]),
      ];
    },
  },
  {
    name: 'the latest notes, where none has a date, begin where their lines do',
    path: BASE,
    look() {
      for (const date of document.querySelectorAll('.rows time'))
        date.replaceWith(document.createElement('span'));
      const titles = [...document.querySelectorAll('.rows .t')];
      return [
        ...(titles.length === 0 ? ['no notes'] : []),
        ...titles
          .map((title) =>
            Math.round(
              title.getBoundingClientRect().left -
                title.closest('li')!.getBoundingClientRect().left,
            ),
          )
          .filter((gap) => gap !== 0)
          .map((gap) => `${gap} px`),
      ];
    },
  },
  {
    name: 'the tags of a post and the way on stand on one line, and the sign of a tag on that of its name',
    path: ESSAYS,
    look() {
      const baselineOf = (part: Element) => {
        const word = document.createElement('span');
        word.innerHTML = '字<span style="display: inline-block"></span>';
        part.append(word);
        const {bottom} = word.lastElementChild!.getBoundingClientRect();
        word.remove();
        return bottom;
      };
      const ends = [...document.querySelectorAll('.post .end')];
      return [
        ...(ends.length === 0 ? ['no posts'] : []),
        ...ends.flatMap((end) => {
          const [tag, way] = [end.querySelector('.chip')!, end.querySelector('.go')!];
          const gap = baselineOf(tag) - baselineOf(way);
          // In a flex box, which centers them, the sign in its font of code is higher than the name.
          const {display} = getComputedStyle(tag);
          return [
            ...(Math.abs(gap) < 0.6 ? [] : [`${gap} px`]),
            ...(display === 'block' ? [] : [`the sign is in a box: ${display}`]),
          ];
        }),
      ];
    },
  },
  {
    name: 'the bar of the current item is whole, also in the first level of a sidebar, which cuts what stands out of it',
    path: `${BASE}frontend/`,
    look() {
      const current = document.querySelector('.side .tree > li > a[aria-current]');
      if (!current) return ['no current item'];
      const inset = parseFloat(getComputedStyle(current, '::before').left);
      const beyond =
        document.querySelector('.side')!.getBoundingClientRect().left -
        (current.getBoundingClientRect().left + inset);
      return beyond > 0.01 ? [`${beyond} px are cut`] : [];
    },
  },
  {
    name: 'twelve levels of a sidebar leave the words of the last one a line of six characters, and the first are as far in as ever',
    path: NOTE,
    look() {
      const tree = document.createElement('ul');
      tree.className = 'tree';
      tree.innerHTML = `<li><a>第几层</a>${'<ul><li><a>第几层</a>'.repeat(11)}`;
      document.querySelector('.side')!.append(tree);
      const levels = [...tree.querySelectorAll('a')].map((link) => {
        const {paddingInlineStart, paddingInlineEnd, width} = getComputedStyle(link);
        const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
        return {left: link.getBoundingClientRect().left, room: parseFloat(width) - padding};
      });
      tree.remove();
      const [first, second, third] = levels.map(({left}) => left);
      const {room} = levels.at(-1)!;
      return [
        ...(room >= 90 ? [] : [`${room} px for words`]),
        ...((second ?? 0) - (first ?? 0) === 16 && (third ?? 0) - (second ?? 0) === 17
          ? []
          : [`${first}, ${second}, ${third}`]),
        ...levels.filter(({left}, i) => i > 0 && left <= levels[i - 1]!.left).map(() => 'no step'),
      ];
    },
  },
  {
    name: 'a picture has its place before it comes, and no label of a drawing is too small to read',
    path: MARKDOWN,
    look() {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('.prose img')];
      const labels = [...document.querySelectorAll<SVGTextElement>('.prose svg text')];
      return [
        ...(pictures.length > 0 ? [] : ['no picture']),
        ...pictures
          .filter(
            (one) =>
              !one.hasAttribute('width') ||
              !one.hasAttribute('height') ||
              (one.checkVisibility() && one.getBoundingClientRect().height < 8),
          )
          .map((one) => `no place for ${one.src}`),
        ...labels
          .filter((label) => {
            const scale = label.getScreenCTM()!.a;
            return parseFloat(getComputedStyle(label).fontSize) * scale < 10.9;
          })
          .map((label) => `${label.textContent} is small`),
      ];
    },
  },
];

describe('at 390, 820 and 1440 pixels, in light and in dark', () => {
  test.for(FINDINGS)('$name', async ({path, look}, {reader}) => {
    if (reader.url() !== urlOf(path)) await reader.goto(urlOf(path));
    expect(await lookEverywhere(reader, look)).toEqual([]);
  });

  test('every kind of page reads without scripts, no line that ends in … is cut at its foot, and navbar and footer begin and end at one place', async ({
    reader,
  }) => {
    const places = new Map(WIDTHS.map((width) => [width, new Set<string>()]));
    for (const {path} of PAGE_KINDS) {
      await reader.goto(urlOf(path));
      for (const [width, of] of places) {
        await reader.setViewportSize({width, height: 900});
        of.add(await reader.evaluate(placesOfFrame));
      }
      expect(await reader.evaluate(lookAtText), path).toEqual([]);
    }
    for (const [width, of] of places) expect([width, [...of]]).toEqual([width, [[...of][0]]]);
  });

  test('both indexes of tags are one design, from the heading on; they and the list of authors begin with a stroke of shore', async ({
    reader,
  }) => {
    const designs: string[][] = [];
    for (const [path, first] of [
      [`${BASE}tags/`, '.letters'],
      [`${ESSAYS}tags/`, '.letters'],
      [`${ESSAYS}authors/`, '.author'],
    ] as const) {
      await reader.goto(urlOf(path));
      const seen: string[] = [];
      for (const width of WIDTHS) {
        await reader.setViewportSize({width, height: 900});
        const style = await reader.evaluate(
          (row) => getComputedStyle(document.querySelector(row)!, '::before').height,
          first,
        );
        expect([path, width, style]).toEqual([path, width, '3px']);
        if (first === '.letters') seen.push(await reader.evaluate(designOfTags));
      }
      designs.push(seen);
    }
    expect(designs[0]).toHaveLength(WIDTHS.length);
    expect(designs[1]).toEqual(designs[0]);
  });

  test('the dialog: titles are cut by the room that they have, keys are named that do something, the scrim goes on over the place of a classic scrollbar', async ({
    open,
  }) => {
    const page = await open(NOTE, {reducedMotion: 'reduce', isWarm: true});
    await page.keyboard.press('Control+k');
    const keys = page.locator('.seek-foot > span');
    await keys.first().waitFor();
    expect(await keys.allInnerTexts()).toHaveLength(1);
    expect(await lookEverywhere(page, lookAtScrim)).toEqual([]);
    await page.locator('.seeker input').fill('强缓存与协商缓存');
    await page.waitForSelector('.hit b');
    await expect.poll(() => keys.count()).toBe(3);
    expect(await lookEverywhere(page, lookAtTitles)).toEqual([]);
  });

  test('the search page that finds nothing has a drawing, queries and a way to say so, from the first visit on', async ({
    open,
  }) => {
    const page = await open(`${BASE}search/?q=qzxqzx`);
    await page.waitForSelector('.none .say');
    expect(await lookEverywhere(page, lookAtNone)).toEqual([]);
  });

  test('the drawer has every place of the site, and marks where one is', async ({open}) => {
    const page = await open(`${ESSAYS}archive/`, {viewport: {width: 390, height: 844}});
    await page.locator('.burger').click();
    await page.waitForSelector('dialog.drawer[open]');
    expect(await lookEverywhere(page, lookAtDrawer)).toEqual([]);
  });
});

/** What a reader without scripts misses. Runs in the page. */
function lookAtText(): string[] {
  const shown = ['h1', 'main', '.foot .legal'].filter(
    (part) => !document.querySelector(part)?.checkVisibility(),
  );
  const {lang, dir} = document.documentElement;
  const cut = [...document.querySelectorAll('body *')].filter((box) => {
    const {overflowY, textOverflow} = getComputedStyle(box);
    return (
      textOverflow === 'ellipsis' && overflowY !== 'visible' && box.scrollHeight > box.clientHeight
    );
  });
  return [
    ...shown.map((part) => `${part} does not show`),
    ...(document.querySelector('main')!.innerText.trim() === '' ? ['no text'] : []),
    ...(lang === 'zh-CN' && dir === 'ltr' ? [] : [`${lang} ${dir}`]),
    ...cut.map(({textContent}) => `${textContent} is cut`),
  ];
}

/** Where the frame of a page begins and ends. Runs in the page, like all that follow. */
function placesOfFrame(): string {
  return ['.nav .brand', '.nav .end', '.foot .wrap']
    .map((part) => document.querySelector(part)!.getBoundingClientRect())
    .map(({left, right}) => `${Math.round(left)}-${Math.round(right)}`)
    .join(' ');
}

function designOfTags(): string {
  const list = document.querySelector('main .letters')!;
  const heading = document.querySelector('h1')!;
  const {display} = getComputedStyle(list);
  const {fontSize, lineHeight, fontFamily} = getComputedStyle(heading);
  const edges = [heading, list].map((part) => part.getBoundingClientRect());
  return [
    list.className,
    display,
    fontSize,
    lineHeight,
    fontFamily,
    ...edges.map(({left}) => Math.round(left)),
    Math.round(edges[1]!.width),
    getComputedStyle(list.querySelector('section')!).gridTemplateColumns,
  ].join(' ');
}

function lookAtScrim(): string[] {
  // The ground of the root is what the gutter shows.
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--scrim-paper)';
  const {color} = getComputedStyle(probe);
  probe.remove();
  const {backgroundColor} = getComputedStyle(document.documentElement);
  return backgroundColor === color ? [] : [`${backgroundColor}, not ${color}`];
}

function lookAtTitles(): string[] {
  const title = document.querySelector<HTMLElement>('.hit b')!;
  return [
    ...(title.textContent === '强缓存与协商缓存：少走一趟，少带一程' ? [] : [title.textContent]),
    ...(getComputedStyle(title).textOverflow === 'ellipsis' ? [] : ['not cut by its room']),
    ...(document.querySelector('.seeker')!.scrollWidth > innerWidth ? ['scrolls sideways'] : []),
  ];
}

function lookAtNone(): string[] {
  const parts = ['.none svg', '.none .say', '.none .qchip', '.none a'];
  return parts.filter((part) => !document.querySelector(part)?.checkVisibility());
}

function lookAtDrawer(): string[] {
  const drawer = document.querySelector('dialog.drawer[open]');
  // Wide windows have a navbar instead.
  if (!drawer) return innerWidth < 997 ? ['closed'] : [];
  const current = [...drawer.querySelectorAll('[aria-current]')].map((one) => one.textContent);
  const others = drawer.querySelectorAll('.more-places a').length;
  return [
    ...(current.join() === '随笔' ? [] : [`at ${current.join()}`]),
    ...(others > 2 ? [] : [`${others} other places`]),
  ];
}

describe('on a touch screen of 390 and 820 pixels, in light and in dark', () => {
  const TOUCH = {viewport: {width: 390, height: 844}, hasTouch: true} as const;
  const TOUCHED = VIEWS.filter(({width}) => width < 1000);

  test('no button is over code, what overflows says so and can be wrapped, blanks push no comment away', async ({
    open,
  }) => {
    const page = await open(OUTPUTS, TOUCH);
    // A block is looked at when the window comes near it.
    const comeNear = () =>
      page.evaluate(() => {
        const blocks = [...document.querySelectorAll('.code:not(:has(.wraps)) pre')].filter(
          (pre) => pre.scrollWidth > pre.clientWidth,
        );
        blocks[0]?.scrollIntoView({behavior: 'instant'});
        return blocks.length;
      });
    await expect.poll(comeNear).toBe(0);
    // A title that sticks would cover lines.
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await drawn(page);
    expect(await lookEverywhere(page, lookAtCode, TOUCHED)).toEqual([]);
  });

  test('what is pressed on a note, an essay, lists and the home page is 44 pixels high', async ({
    open,
  }) => {
    const pressed = {
      [NOTE]:
        '.nav .brand, .nav .iconbtn, .seek, .crumbs a, .copy, .chip, .as-markdown, .theme-edit-this-page',
      [ESSAYS]: '.post .end .chip, .blog .ways a',
      [ESSAY]: '.recent-year a, .chip',
      [BASE]: '.side-t .go, .begin .go',
      [`${BASE}tags/`]: '.chip',
      [`${BASE}tags/http/`]: '.meta a',
    };
    const page = await open(NOTE, {...TOUCH, javaScriptEnabled: false});
    for (const [path, parts] of Object.entries(pressed)) {
      if (page.url() !== urlOf(path)) await page.goto(urlOf(path));
      await page.evaluate((names) => (document.documentElement.dataset['parts'] = names), parts);
      expect(await page.locator(parts).count(), path).toBeGreaterThan(0);
      expect(await lookEverywhere(page, lookForLow, TOUCHED), path).toEqual([]);
    }
  });

  test('the tools of the end of a note that scripts bring are 44 pixels high', async ({open}) => {
    const page = await open(NOTE, TOUCH);
    await page.locator('.pager').evaluate((end) => end.scrollIntoView({behavior: 'instant'}));
    const parts = '.note-tools button, .note-tools a, .read-bar a, .read-bar button';
    await page.waitForSelector('.note-tools button');
    await page.evaluate((names) => (document.documentElement.dataset['parts'] = names), parts);
    expect(await lookEverywhere(page, lookForLow, TOUCHED)).toEqual([]);
  });
});

function lookAtCode(): string[] {
  const overlaps = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) > Math.max(a.left, b.left) + 1 &&
    Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 1;
  const line = document.createRange();
  // Where there is room comments may be in line.
  const gaps = [...document.querySelectorAll('pre .w')]
    .filter((gap) => innerWidth < 600 || gap.closest('pre')!.scrollWidth > innerWidth)
    .map((gap) => gap.getBoundingClientRect().width);
  const found = [...document.querySelectorAll('.code')].flatMap((block) => {
    const pre = block.querySelector('pre')!;
    const isOver = pre.scrollWidth > pre.clientWidth;
    const isCovered = [...block.querySelectorAll('.copy, .wraps')].some((button) =>
      [...block.querySelectorAll('.ln')].some((text) => {
        line.selectNodeContents(text);
        return overlaps(button.getBoundingClientRect(), line.getBoundingClientRect());
      }),
    );
    return [
      ...(isCovered ? ['covered'] : []),
      ...(isOver && !block.querySelector('.wraps') ? ['overflows and cannot be wrapped'] : []),
      // What once scrolled may stop the keyboard after the window grew; nothing else does.
      ...(isOver && !pre.hasAttribute('tabindex') ? ['scrolls, and no key reaches it'] : []),
      ...(getComputedStyle(pre).backgroundImage.includes('gradient') ? [] : ['no shade']),
    ];
  });
  return [
    ...found,
    ...gaps.filter((gap) => gap >= 12).map((gap) => `a comment is pushed away by ${gap} px`),
    ...[...document.querySelectorAll('.copy')]
      .filter((copy) => copy.clientHeight > 46)
      .map(() => 'a label is folded'),
  ];
}

/** Parts of the page named in `data-parts` that are lower than a thumb wants. */
function lookForLow(): string[] {
  return [...document.querySelectorAll<HTMLElement>(document.documentElement.dataset['parts']!)]
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().height < 44)
    .map((part) => `${part.className} ${part.getBoundingClientRect().height}`);
}

describe('in forced colours, at 390, 820 and 1440 pixels, light and dark', () => {
  test('what has strokes for a mark shows them, what is current is marked, axe finds nothing', async ({
    open,
  }) => {
    const page = await open(NOTE, {forcedColors: 'active', isWarm: true});
    for (const {width, scheme} of VIEWS) {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({forcedColors: 'active', colorScheme: scheme});
      // The page follows a moment later, and half-way colours have no contrast.
      await page.waitForSelector(`html[data-theme="${scheme}"]`, {state: 'attached'});
      expect([width, scheme, await page.evaluate(lookAtMarks)]).toEqual([width, scheme, []]);
    }
    expect(await findViolations(page)).toEqual([]);
  });

  test('the search dialog has an edge, and found words are marked; axe finds nothing', async ({
    open,
  }) => {
    const page = await open(NOTE, {forcedColors: 'active', isWarm: true});
    await page.keyboard.press('Control+k');
    await page.waitForSelector('dialog.seeker[open]');
    await page.keyboard.type('闭包');
    await page.waitForSelector('.hit small mark');
    for (const {width, scheme} of VIEWS) {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({forcedColors: 'active', colorScheme: scheme});
      // The page follows a moment later, and half-way colours have no contrast.
      await page.waitForSelector(`html[data-theme="${scheme}"]`, {state: 'attached'});
      expect([width, scheme, await page.evaluate(lookAtDialog)]).toEqual([width, scheme, []]);
    }
    expect(await findViolations(page, 'dialog.seeker')).toEqual([]);
  });
});

function lookAtMarks(): string[] {
  const styleOf = (selector: string, pseudo?: string) =>
    getComputedStyle(document.querySelector(selector)!, pseudo);
  const ink = styleOf('body').color;
  const outline = styleOf('.nav nav a[aria-current]').outlineColor;
  const isShown = (selector: string) => document.querySelector(selector)!.checkVisibility();
  const marks = [
    ['.nav nav a[aria-current]', '::after'],
    ['.tree a[aria-current]', '::before'],
    ['.toc h2', '::before'],
  ] as const;
  return [
    ...(styleOf('.prose ul > li', '::before').backgroundColor === ink ? [] : ['no list mark']),
    ...(styleOf('.code').borderTopWidth === '1px' ? [] : ['code without an edge']),
    ...(styleOf('.tree a[aria-current]').outlineWidth === '2px' ? [] : ['no outline']),
    ...marks
      .filter(([part, of]) => isShown(part) && styleOf(part, of).backgroundColor !== outline)
      .map(([part]) => `${part} is not marked`),
  ];
}

function lookAtDialog(): string[] {
  const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);
  return [
    ...(styleOf('dialog.seeker').borderTopWidth === '2px' ? [] : ['no edge']),
    ...['.hit b mark', '.hit small mark'].filter(
      (mark) => styleOf(mark).backgroundColor !== 'rgb(255, 255, 0)',
    ),
  ];
}

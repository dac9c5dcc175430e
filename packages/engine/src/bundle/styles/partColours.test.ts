import {describe, expect, it} from 'vitest';
import {readRules} from './cssRules.ts';
import {translatePartColours} from './partColours.ts';

const BAR = ':is(.nav:not(.in-bar), .navbar:not(.nav))';
const WORDS =
  '.nav :where(.brand, nav > a, .nav-item > a, .drop > button, .end > a, .iconbtn, .seek)';
const CURRENT =
  '.nav :is(nav a[aria-current], .drop > button[data-current], .end > a[aria-current])';
const GROUND = '.navbar { background: navy }';
const toNavy = `${BAR} { background: linear-gradient(navy 0 0) var(--paper); }`;

/** The rules in one line each. */
const translate = (css: string, partStyles: readonly string[] = []): string[] =>
  translatePartColours(readRules(css), partStyles).map((rule) => rule.replace(/\s+/g, ' '));

describe('the ground of the navbar', () => {
  it.each([
    [GROUND, toNavy],
    [
      ':root { --ifm-navbar-background-color: navy }',
      `:where(:root) ${BAR} { background: linear-gradient(navy 0 0) var(--paper); }`,
    ],
    [
      '.navbar { --ifm-navbar-background-color: rgba(0, 0, 0, .5) }',
      `${BAR} { background: linear-gradient(rgba(0, 0, 0, .5) 0 0) var(--paper); }`,
    ],
    [
      "html[data-theme='dark'] nav.navbar--fixed-top { background-color: #121414 }",
      `html[data-theme='dark'] ${BAR} { background: linear-gradient(#121414 0 0) var(--paper); }`,
    ],
    [
      '@media (max-width: 996px) { .a, .navbar { color: red; background-color: navy !important } }',
      `@media (max-width: 996px) { ${BAR} { background: linear-gradient(navy 0 0) var(--paper) !important; } }`,
    ],
    [
      '.navbar { background: linear-gradient(to right, red, blue) }',
      `${BAR} { background: linear-gradient(to right, red, blue) var(--paper); }`,
    ],
    [
      'html:is(.a, :not(.b), .c) .navbar { background: navy }',
      `html:is(.a, :not(.b), .c) ${toNavy}`,
    ],
    [
      "[data-theme='dark'] { .a { & .navbar { background: navy } } }",
      `[data-theme='dark'] .a ${toNavy}`,
    ],
    [
      "html { &[data-theme='dark'] .navbar { &--fixed-top { background: navy } } }",
      `html[data-theme='dark'] ${toNavy}`,
    ],
    ['.navbar { background: var(--ground) }', `${BAR} { background: var(--ground); }`],
  ])('is that of %s', (css, translated) => {
    expect(translate(css)).toEqual([translated]);
  });

  it.each([
    '.navbar { background: transparent !important }',
    ':root { --ifm-navbar-background-color: transparent }',
    '.navbar-sidebar { background: navy }',
    '.navbar__item { background: navy }',
    '.navbar > div, .navbar::before, .hero .navbar + .navbar { background: navy }',
    '.navbar { padding: 0; --background: navy }',
    '.navbar--dark { background: navy }',
  ])('is none of %s', (css) => {
    expect(translate(css)).toEqual([]);
  });

  it('is that of a style where the configuration has it', () => {
    expect(translate('.navbar.navbar--dark { background: navy }', ['navbar--dark'])).toEqual([
      toNavy,
    ]);
  });
});

it('reads no comments of Sass', () => {
  const scss =
    '// a { }\n// dark\n.footer { background: url(//a.example/b.png) } // .footer { color: red }';
  expect(translate(scss)).toEqual(['.foot { background: url(//a.example/b.png) var(--paper); }']);
});

describe('the words of the navbar', () => {
  it.each([
    [
      ':root { --ifm-navbar-link-color: white }',
      `:where(:root) ${WORDS}, :where(:root) ${CURRENT} { color: white; }`,
    ],
    [
      ':root { --ifm-navbar-link-hover-color: red }',
      `:where(:root) ${WORDS}:hover { color: red; }`,
    ],
    ['.navbar { --ifm-navbar-link-active-color: red }', `${CURRENT} { color: red; }`],
    ['.navbar__items .navbar__link:hover { color: red }', `${WORDS}:hover { color: red; }`],
    ['.navbar a.navbar__link--active { color: red }', `${CURRENT} { color: red; }`],
    [
      "[data-theme='dark'] .navbar__title { color: red }",
      "[data-theme='dark'] .nav .brand { color: red; }",
    ],
  ])('have the colour of %s', (css, translated) => {
    expect(translate(`${GROUND} ${css}`)).toEqual([toNavy, translated]);
  });

  it.each([
    '.navbar__items--right .navbar__link { color: red }',
    ".navbar__link[href*='github'] { color: red }",
    '.navbar-sidebar .navbar__item { color: red }',
    '.navbar { color: red }',
  ])('have not that of %s', (css) => {
    expect(translate(`${GROUND} ${css}`)).toEqual([toNavy]);
  });

  it('have their own where the stylesheet has no ground for them', () => {
    expect(translate(':root { --ifm-navbar-link-color: white }')).toEqual([]);
    expect(translate('.footer { background: navy } .navbar__link { color: white }')).toEqual([
      '.foot { background: linear-gradient(navy 0 0) var(--paper); }',
    ]);
  });
});

describe('the footer', () => {
  it('has the colours of properties and classes', () => {
    expect(
      translate(`:root { --ifm-footer-background-color: #eee; --ifm-footer-link-color: red }
        .footer .footer__title { color: blue } .footer { color: green }`),
    ).toEqual([
      ':where(:root) .foot { background: linear-gradient(#eee 0 0) var(--paper); }',
      ':where(:root) .foot a { color: red; }',
      '.foot .columns b { color: blue; }',
      '.foot :is(.legal, .quote, .quote cite) { color: green; }',
    ]);
  });

  it('has light words where it is dark there and the site gives it a ground', () => {
    const css = '.footer--dark { --ifm-footer-background-color: #212627 }';
    const [words, ground] = translate(css, ['footer--dark']);
    expect(words).toMatch(/^\.foot \{ --ink-2: #ffffffe0; /);
    expect(ground).toBe('.foot { background: linear-gradient(#212627 0 0) var(--paper); }');
    expect(words).toContain('--ifm-color-secondary: #ebedf0;');
    const own = translate(`:root { --ifm-color-secondary: pink } ${css}`, ['footer--dark']);
    expect(own[0]).not.toContain('--ifm-color-secondary');
    expect(translate(css, ['footer--light'])).toEqual([]);
    expect(translate('.footer__title { color: red }', ['footer--dark'])).toEqual([]);
  });
});

describe('properties on a part', () => {
  it('are there for the colours that name them', () => {
    const css = `.footer--dark { --ifm-footer-background-color: var(--deep); --ifm-footer-color: var(--ifm-footer-link-color);
        --ifm-footer-link-color: #ddd; --deep: navy; --unused: 1px }`;
    expect(translate(css, ['footer--dark']).slice(1)).toEqual([
      '.foot { --ifm-footer-link-color: #ddd; --deep: navy; }',
      '.foot { background: var(--deep); }',
      '.foot :is(.legal, .quote, .quote cite) { color: var(--ifm-footer-link-color); }',
      '.foot a { color: #ddd; }',
    ]);
    expect(
      translate("[data-theme='dark'] .navbar { --deep: navy } .navbar { background: var(--deep) }"),
    ).toEqual([
      `[data-theme='dark'] ${BAR} { --deep: navy; }`,
      `${BAR} { background: var(--deep); }`,
    ]);
  });

  it.each(['.navbar__item', '.menu', '.navbar--sticky', '.navbar > div'])(
    'are not those of %s',
    (selector) => {
      const ground = '.navbar { background: var(--deep) }';
      expect(translate(`${selector} { --deep: navy } ${ground}`)).toEqual([
        `${BAR} { background: var(--deep); }`,
      ]);
    },
  );

  it.each([
    ['navbar', 'dark', 'background-color'],
    ['navbar', 'primary', 'background-color'],
    ['footer', 'dark', 'background-color'],
  ])('say more of a %s that is %s than its pages do of its %s', (part, style, name) => {
    const property = `--ifm-${part}-${name}: pink`;
    const styles = [`${part}--${style}`];
    expect(translate(`:root { ${property} }`, styles)).toEqual([]);
    expect(translate(`html[data-theme='dark'] { ${property} }`, styles)).toEqual([]);
    expect(translate(`:root { ${property} }`, [`${part}--light`])).toHaveLength(1);
    expect(translate(`.${part} { ${property} }`, styles).join()).toContain('(pink 0 0)');
  });

  it('leave what no style has to the pages', () => {
    const css = ':root { --ifm-footer-link-color: red; --ifm-footer-link-hover-color: pink }';
    expect(translate(`${css} .footer { background: navy }`, ['footer--dark']).slice(1)).toEqual([
      ':where(:root) .foot a:hover { color: pink; }',
      '.foot { background: linear-gradient(navy 0 0) var(--paper); }',
    ]);
  });
});

describe('the colour of links in a bar without a ground of its own', () => {
  const title = '.navbar__title { color: var(--ifm-color-primary) }';
  it.each([
    [title, '.nav .brand { color: var(--ifm-color-primary); }'],
    [
      "[data-theme='dark'] .navbar__title:hover { color: var(--ifm-color-primary-light) !important }",
      "[data-theme='dark'] .nav .brand:hover { color: var(--ifm-color-primary-light) !important; }",
    ],
  ])('is taken, as it can be read on the page: %s', (css, translated) => {
    expect(translate(css)).toEqual([translated]);
    expect(translate(css, ['navbar--dark'])).toEqual([translated]);
  });

  it('is left out in a bar that has it, in a footer, and where it is another colour', () => {
    expect(translate(title, ['navbar--primary'])).toEqual([]);
    expect(translate('.footer__title { color: var(--ifm-color-primary) }')).toEqual([]);
    expect(translate('.navbar__title { color: #fff }')).toEqual([]);
  });
});

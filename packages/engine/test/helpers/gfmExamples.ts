/** An example of a specification: what is written, and the HTML that it asks for. */
export interface SpecExample {
  readonly number: number;
  readonly section: string;
  readonly markdown: string;
  readonly html: string;
}

const table = (head: string, ...rows: readonly string[]): string => {
  const cells = (row: string, tag: string): string =>
    `<tr>${row
      .split(' ; ')
      .map((cell) =>
        cell.replace(
          /^(?:(\w+):)?(.*)$/,
          (_, align: string | undefined, text: string) =>
            `<${tag}${align ? ` align="${align}"` : ''}>${text}</${tag}>`,
        ),
      )
      .join('')}</tr>`;
  return `<table><thead>${cells(head, 'th')}</thead>${rows.length ? `<tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody>` : ''}</table>`;
};
const link = (href: string, text = href): string => `<a href="${href}">${text}</a>`;
const p = (text: string): string => `<p>${text}</p>`;
const task = (isDone: boolean, text: string): string =>
  `<li><input ${isDone ? 'checked="" ' : ''}disabled="" type="checkbox"> ${text}</li>`;

const TABLES = 'Tables (extension)';
const TASKS = 'Task list items (extension)';
const STRIKETHROUGH = 'Strikethrough (extension)';
const AUTOLINKS = 'Autolinks (extension)';
const RAW_HTML = 'Disallowed Raw HTML (extension)';

/**
 * The examples of the extensions in the GitHub Flavored Markdown Spec 0.29-gfm (https://github.github.com/gfm/, by John
 * MacFarlane and GitHub, CC BY-SA 4.0). Tables are written shorter: cells apart by ` ; `, `center:` for the alignment.
 */
export const gfmExamples: readonly SpecExample[] = [
  {
    number: 198,
    section: TABLES,
    markdown: '| foo | bar |\n| --- | --- |\n| baz | bim |\n',
    html: table('foo ; bar', 'baz ; bim'),
  },
  {
    number: 199,
    section: TABLES,
    markdown: '| abc | defghi |\n:-: | -----------:\nbar | baz\n',
    html: table('center:abc ; right:defghi', 'center:bar ; right:baz'),
  },
  {
    number: 200,
    section: TABLES,
    markdown: '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |\n',
    html: table('f|oo', 'b <code>|</code> az', 'b <strong>|</strong> im'),
  },
  {
    number: 201,
    section: TABLES,
    markdown: '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar\n',
    html: `${table('abc ; def', 'bar ; baz')}<blockquote><p>bar</p></blockquote>`,
  },
  {
    number: 202,
    section: TABLES,
    markdown: '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar\n',
    html: `${table('abc ; def', 'bar ; baz', 'bar ; ')}<p>bar</p>`,
  },
  {
    number: 203,
    section: TABLES,
    markdown: '| abc | def |\n| --- |\n| bar |\n',
    html: p('| abc | def |\n| --- |\n| bar |'),
  },
  {
    number: 204,
    section: TABLES,
    markdown: '| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |\n',
    html: table('abc ; def', 'bar ; ', 'bar ; baz'),
  },
  {
    number: 205,
    section: TABLES,
    markdown: '| abc | def |\n| --- | --- |\n',
    html: table('abc ; def'),
  },
  {
    number: 279,
    section: TASKS,
    markdown: '- [ ] foo\n- [x] bar\n',
    html: `<ul>${task(false, 'foo')}${task(true, 'bar')}</ul>`,
  },
  {
    number: 280,
    section: TASKS,
    markdown: '- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim\n',
    html: `<ul>${task(true, `foo<ul>${task(false, 'bar')}${task(true, 'baz')}</ul>`)}${task(false, 'bim')}</ul>`,
  },
  {
    number: 491,
    section: STRIKETHROUGH,
    markdown: '~~Hi~~ Hello, ~there~ world!\n',
    html: p('<del>Hi</del> Hello, <del>there</del> world!'),
  },
  {
    number: 492,
    section: STRIKETHROUGH,
    markdown: 'This ~~has a\n\nnew paragraph~~.\n',
    html: `${p('This ~~has a')}${p('new paragraph~~.')}`,
  },
  {
    number: 493,
    section: STRIKETHROUGH,
    markdown: 'This will ~~~not~~~ strike.\n',
    html: p('This will ~~~not~~~ strike.'),
  },
  {
    number: 622,
    section: AUTOLINKS,
    markdown: 'www.commonmark.org\n',
    html: p(link('http://www.commonmark.org', 'www.commonmark.org')),
  },
  {
    number: 623,
    section: AUTOLINKS,
    markdown: 'Visit www.commonmark.org/help for more information.\n',
    html: p(
      `Visit ${link('http://www.commonmark.org/help', 'www.commonmark.org/help')} for more information.`,
    ),
  },
  {
    number: 624,
    section: AUTOLINKS,
    markdown: 'Visit www.commonmark.org.\n\nVisit www.commonmark.org/a.b.\n',
    html: `${p(`Visit ${link('http://www.commonmark.org', 'www.commonmark.org')}.`)}${p(`Visit ${link('http://www.commonmark.org/a.b', 'www.commonmark.org/a.b')}.`)}`,
  },
  {
    number: 625,
    section: AUTOLINKS,
    markdown: [
      'www.google.com/search?q=Markup+(business)',
      'www.google.com/search?q=Markup+(business)))',
      '(www.google.com/search?q=Markup+(business))',
      '(www.google.com/search?q=Markup+(business)\n',
    ].join('\n\n'),
    html: ['L', 'L))', '(L)', '(L']
      .map((text) =>
        p(
          text.replace(
            'L',
            link(
              'http://www.google.com/search?q=Markup+(business)',
              'www.google.com/search?q=Markup+(business)',
            ),
          ),
        ),
      )
      .join(''),
  },
  {
    number: 626,
    section: AUTOLINKS,
    markdown: 'www.google.com/search?q=(business))+ok\n',
    html: p(
      link(
        'http://www.google.com/search?q=(business))+ok',
        'www.google.com/search?q=(business))+ok',
      ),
    ),
  },
  {
    number: 627,
    section: AUTOLINKS,
    markdown:
      'www.google.com/search?q=commonmark&hl=en\n\nwww.google.com/search?q=commonmark&hl;\n',
    html: `${p(link('http://www.google.com/search?q=commonmark&amp;hl=en', 'www.google.com/search?q=commonmark&amp;hl=en'))}${p(`${link('http://www.google.com/search?q=commonmark', 'www.google.com/search?q=commonmark')}&amp;hl;`)}`,
  },
  {
    number: 628,
    section: AUTOLINKS,
    markdown: 'www.commonmark.org/he<lp\n',
    html: p(`${link('http://www.commonmark.org/he', 'www.commonmark.org/he')}&lt;lp`),
  },
  {
    number: 629,
    section: AUTOLINKS,
    markdown:
      'http://commonmark.org\n\n(Visit https://encrypted.google.com/search?q=Markup+(business))\n',
    html: `${p(link('http://commonmark.org'))}${p(`(Visit ${link('https://encrypted.google.com/search?q=Markup+(business)')})`)}`,
  },
  {
    number: 630,
    section: AUTOLINKS,
    markdown: 'foo@bar.baz\n',
    html: p(link('mailto:foo@bar.baz', 'foo@bar.baz')),
  },
  {
    number: 631,
    section: AUTOLINKS,
    markdown: "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.\n",
    html: p(
      `hello@mail+xyz.example isn't valid, but ${link('mailto:hello+xyz@mail.example', 'hello+xyz@mail.example')} is.`,
    ),
  },
  {
    number: 632,
    section: AUTOLINKS,
    markdown: 'a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_\n',
    html: `${p(link('mailto:a.b-c_d@a.b', 'a.b-c_d@a.b'))}${p(`${link('mailto:a.b-c_d@a.b', 'a.b-c_d@a.b')}.`)}${p('a.b-c_d@a.b-')}${p('a.b-c_d@a.b_')}`,
  },
  {
    number: 633,
    section: AUTOLINKS,
    markdown: [
      'mailto:foo@bar.baz',
      'mailto:a.b-c_d@a.b',
      'mailto:a.b-c_d@a.b.',
      'mailto:a.b-c_d@a.b/',
      'mailto:a.b-c_d@a.b-',
      'mailto:a.b-c_d@a.b_',
      'xmpp:foo@bar.baz',
      'xmpp:foo@bar.baz.\n',
    ].join('\n\n'),
    html: [
      link('mailto:foo@bar.baz'),
      link('mailto:a.b-c_d@a.b'),
      `${link('mailto:a.b-c_d@a.b')}.`,
      `${link('mailto:a.b-c_d@a.b')}/`,
      'mailto:a.b-c_d@a.b-',
      'mailto:a.b-c_d@a.b_',
      link('xmpp:foo@bar.baz'),
      `${link('xmpp:foo@bar.baz')}.`,
    ]
      .map(p)
      .join(''),
  },
  {
    number: 634,
    section: AUTOLINKS,
    markdown: 'xmpp:foo@bar.baz/txt\n\nxmpp:foo@bar.baz/txt@bin\n\nxmpp:foo@bar.baz/txt@bin.com\n',
    html: ['xmpp:foo@bar.baz/txt', 'xmpp:foo@bar.baz/txt@bin', 'xmpp:foo@bar.baz/txt@bin.com']
      .map((href) => p(link(href)))
      .join(''),
  },
  {
    number: 635,
    section: AUTOLINKS,
    markdown: 'xmpp:foo@bar.baz/txt/bin\n',
    html: p(`${link('xmpp:foo@bar.baz/txt')}/bin`),
  },
  {
    number: 657,
    section: RAW_HTML,
    markdown:
      '<strong> <title> <style> <em>\n\n<blockquote>\n  <xmp> is disallowed.  <XMP> is also disallowed.\n</blockquote>\n',
    html: `${p('<strong> &lt;title> &lt;style> <em>')}<blockquote>  &lt;xmp> is disallowed.  &lt;XMP> is also disallowed.</blockquote>`,
  },
];

import {afterEach, expect, it, vi} from 'vitest';
import {createLinkWatch} from './linkWatch.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page of links that are all in view; `rest` is one moment in which the page is idle. */
function createPage() {
  const idle: (() => void)[] = [];
  let links: {href: string; isConnected: boolean}[] = [];
  const observed: string[] = [];
  class Observer {
    readonly see: (entries: object[]) => void;
    constructor(see: (entries: object[]) => void) {
      this.see = see;
    }
    observe(target: {href: string}) {
      observed.push(target.href);
      this.see([{isIntersecting: true, target}]);
    }
    unobserve() {}
  }
  vi.stubGlobal('window', {requestIdleCallback: true});
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('document', {querySelectorAll: () => links});
  return {
    observed,
    rest: () => idle.splice(0).forEach((run) => run()),
    lead(from: string, to: string) {
      links.find(({href}) => href === from)!.href = to;
    },
    show(...hrefs: string[]) {
      const before = links;
      links = hrefs.map(
        (href) => before.find((link) => link.href === href) ?? {href, isConnected: true},
      );
      for (const link of before) link.isConnected = links.includes(link);
    },
  };
}

it('takes links in view one by one, and none of a page that was left', () => {
  const page = createPage();
  const taken: string[] = [];
  page.show('/side', '/a', '/b', '/c');
  const watch = createLinkWatch(({href}) => taken.push(href));
  watch();
  page.rest();
  page.rest();
  expect(taken).toEqual(['/side', '/a']);
  page.show('/side', '/d');
  watch();
  for (let i = 0; i < 4; i++) page.rest();
  expect(taken).toEqual(['/side', '/a', '/d']);
  page.show('/side', '/e');
  watch();
  page.rest();
  expect(taken.at(-1)).toBe('/e');
});

it('looks once at a link that stays, and again at one that leads elsewhere since', () => {
  const page = createPage();
  page.show('/side', '/next');
  const watch = createLinkWatch(() => {});
  watch();
  page.lead('/next', '/other');
  watch();
  expect(page.observed).toEqual(['/side', '/next', '/other']);
});

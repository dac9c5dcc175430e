import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {follow, hydrated, quoteShown, serveQuotes, test} from './helpers/browser.ts';
import {BASE, NEIGHBOUR, NOTE} from './helpers/pages.ts';
import {shifted, watchShifts} from './helpers/runtime.ts';

const KEY = 'wuya.footer-quote';

interface Service {
  readonly asked: URL[];
}

/** Answers for the quote service: with a status, or with each answer in turn, the last one for ever. */
async function serve(page: Page, ...answers: (number | object)[]): Promise<Service> {
  const asked: URL[] = [];
  await serveQuotes(page, (route) => {
    asked.push(new URL(route.request().url()));
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    const headers = {'access-control-allow-origin': '*'};
    return typeof answer === 'number'
      ? route.fulfill({status: answer, headers})
      : route.fulfill({json: answer, headers});
  });
  return {asked};
}
const quoteOf = async (page: Page) => {
  await quoteShown(page);
  return (await page.locator('.foot .quote').innerText()).replace(/\s+/g, ' ');
};

describe("the footer's quote", () => {
  test('is not asked for before the reader nears it', async ({open}) => {
    let service!: Service;
    const page = await open(NOTE, {
      prepare: async (p) => void (service = await serve(p, {hitokoto: '山'})),
    });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(service.asked).toHaveLength(0);
    expect(await quoteOf(page)).toBe('山');
  });

  test('is asked for once a document, and not again for ten minutes', async ({open}) => {
    let service!: Service;
    const page = await open(NOTE, {
      prepare: async (p) => void (service = await serve(p, {hitokoto: '一'}, {hitokoto: '二'})),
    });
    await quoteOf(page);
    await follow(page, () => page.locator(`.side a[href="${NEIGHBOUR}"]`).click());
    expect(service.asked).toHaveLength(1);
    await page.reload();
    await hydrated(page);
    expect(await quoteOf(page)).toBe('一');
    expect(service.asked).toHaveLength(1);
    await page.evaluate(
      (key) =>
        localStorage.setItem(
          key,
          JSON.stringify({
            ...JSON.parse(localStorage.getItem(key)!),
            updateAt: Date.now() - 600_001,
          }),
        ),
      KEY,
    );
    await page.reload();
    expect(await quoteOf(page)).toBe('二');
    expect(service.asked).toHaveLength(2);
  });

  // What is no answer, and how often it is asked again, are rules of quote.test.ts.
  test('says so after a refusal, and keeps nothing', async ({open}) => {
    const page = await open(NOTE, {prepare: async (p) => void (await serve(p, 500))});
    expect(await quoteOf(page)).toBe('没能取到引文，稍后再来看看。');
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
    await follow(page, () => page.locator(`.side a[href="${NEIGHBOUR}"]`).click());
  });

  test('is the old one rather than none', async ({open}) => {
    const page = await open(NOTE, {
      prepare: async (p) => {
        await serve(p, 500);
        await p.addInitScript(
          (key) => localStorage.setItem(key, JSON.stringify({text: '旧', name: '', updateAt: 1})),
          KEY,
        );
      },
    });
    expect(await quoteOf(page)).toBe('旧');
  });

  // A short one on every kind of page: everyKind.test.ts; on a desk: budgets.test.ts.
  test('moves nothing when a long one comes', async ({open}) => {
    const page = await open(`${BASE}search/`, {
      viewport: {width: 390, height: 1400},
      prepare: async (p) => {
        await serve(p, {
          hitokoto:
            '人生天地之间，若白驹之过隙，忽然而已。注然勃然，莫不出焉；油然漻然，莫不入焉。',
          from_who: '庄子',
        });
        await p.addInitScript(watchShifts);
      },
    });
    await quoteOf(page);
    expect(await shifted(page)).toEqual([]);
  });
});

test('no cookie is set, and only the site and the quote service are asked, once', async ({
  open,
}) => {
  const hosts = new Set<string>();
  let service!: Service;
  const page = await open(BASE, {
    looksAhead: true,
    prepare: async (p) => {
      p.on('request', (request) => hosts.add(new URL(request.url()).host));
      service = await serve(p, {hitokoto: '山高月小', from_who: '苏轼', from: '后赤壁赋'});
    },
  });
  expect(await quoteOf(page)).toBe('山高月小 ——苏轼');
  expect([...new Set(service.asked.map((url) => url.search))]).toEqual(['?c=i&encode=json']);
  expect(await page.context().cookies()).toEqual([]);
  expect([...hosts].sort()).toEqual([new URL(page.url()).host, 'v1.hitokoto.cn'].sort());
});

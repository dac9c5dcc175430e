import {createHash} from 'node:crypto';
import {describe, expect} from 'vitest';
import {test} from './helpers/browser.ts';
import {NOTE, PAGE_KINDS, urlOf} from './helpers/pages.ts';

describe('the content security policy', () => {
  test.for(PAGE_KINDS)(
    'of the $kind page knows each of its scripts, and no other inline one',
    async ({path}) => {
      const response = await fetch(urlOf(path));
      const policy = response.headers.get('content-security-policy') ?? '';
      const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? '';
      expect(scripts).not.toMatch(/unsafe/);
      const inline = [...(await response.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
        ([, code]) => code!,
      );
      expect(inline.length).toBeGreaterThan(0);
      for (const code of inline)
        expect(scripts).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    },
  );

  test('stops a script that does not belong to the site', async ({open}) => {
    const page = await open(NOTE, {breaksPolicy: true});
    const violated = await page.evaluate(
      () =>
        new Promise((done) => {
          document.addEventListener(
            'securitypolicyviolation',
            (event) => done(event.effectiveDirective),
            {once: true},
          );
          const script = document.createElement('script');
          script.textContent = 'window.intruder = true';
          document.body.append(script);
        }),
    );
    expect(violated).toBe('script-src-elem');
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
  });
});

test('every file is sent as what it is, and names with a hash for a year', async () => {
  const html = await (await fetch(urlOf(NOTE))).text();
  const app = /import\("([^"]+)"\)/.exec(html)![1]!;
  const answer = await fetch(urlOf(app));
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(urlOf(`${NOTE}index.md`))).headers.get('content-type')).toBe(
    'text/markdown; charset=utf-8',
  );
});

import {describe, expect, it} from 'vitest';
import {renderExample} from '../../../../test/helpers/specExamples.ts';

const htmlOf = (markdown: string): string => renderExample(markdown, false).replace(/\n/g, '');

describe('a list after code that is marked by its indent', () => {
  it.each([
    ['文\n\n    npm i\n\n2. 乙\n3. 丙\n', '<ol start="2"><li>乙</li><li>丙</li></ol>'],
    ['    a\n\n\n27. ### 题\n\n    文\n', '<ol start="27"><li><h3>题</h3><p>文</p></li></ol>'],
    ['\tnpm i\n\n-\n- 乙\n', '<ul><li></li><li>乙</li></ul>'],
    ['1. 甲\n\n文\n\n    码\n\n2) 乙\n', '</pre><ol start="2"><li>乙</li></ol>'],
    [
      '381. 甲\n\n     文\n\n    码\n\n382. 乙\n',
      '<ol start="381"><li><p>甲</p><p>文</p></li></ol><pre><code>码</code></pre><ol start="382"><li>乙</li></ol>',
    ],
  ])('is a list: %j', (markdown, list) => {
    expect(htmlOf(markdown)).toContain('</code></pre>');
    expect(htmlOf(markdown)).toContain(list);
  });

  it.each([
    ['1. 甲\n\n    文\n\n2. 乙\n', '<ol><li><p>甲</p><p>文</p></li><li><p>乙</p></li></ol>'],
    [
      '1. 甲\n\n        码\n\n2. 乙\n',
      '<ol><li><p>甲</p><pre><code> 码</code></pre></li><li><p>乙</p></li></ol>',
    ],
    [
      '1. 甲\n\n   - 乙\n\n   文\n\n       码\n\n2. 丙\n',
      '<ol><li><p>甲</p><ul><li>乙</li></ul><p>文</p><pre><code>码</code></pre></li><li><p>丙</p></li></ol>',
    ],
    ['```\n    a\n\n2. b\n```\n', '<pre><code>    a2. b</code></pre>'],
  ])('goes on where the code is a part of it: %j', (markdown, html) => {
    expect(htmlOf(markdown)).toBe(html);
  });
});

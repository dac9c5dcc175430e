import {expect, it} from 'vitest';
import {outdentEnds} from './outdentEnds.ts';

const outdent = (text: string) => outdentEnds(text.split('\n')).join('\n');

it.each([
  ['<T>\n  <A>\n\n- 一\n\n\n  </A>\n</T>', '<T>\n  <A>\n\n- 一\n\n\n</A>\n</T>'],
  ['<A>\n1. 一\n   - 二\n     </A>', '<A>\n1. 一\n   - 二\n</A>'],
  ['- 一\n\n  <A>\n\n  - 二\n\n    </A>', '- 一\n\n  <A>\n\n  - 二\n\n  </A>'],
  ['- <A>\n\n  * 二\n    </A>', '- <A>\n\n  * 二\n  </A>'],
  ['> <A>\n>\n> - 一\n>   </A>', '> <A>\n>\n> - 一\n> </A>'],
  ['<>\n\n- 一\n  </>', '<>\n\n- 一\n</>'],
  [
    '<A\n  b="c"\n>\n\n- 一\n  <B/>\n  <B\n  />\n  </A><A>',
    '<A\n  b="c"\n>\n\n- 一\n  <B/>\n  <B\n  />\n</A><A>',
  ],
  ['<A>\n<br>\n\n-\t一\n\t</A>', '<A>\n<br>\n\n-\t一\n</A>'],
])('puts the end of a tag outside of the lists in it: %j', (text, outdented) => {
  expect(outdent(text)).toBe(outdented);
});

it.each([
  ['- 一\n\n  <A>\n\n  二\n\n  </A>'],
  ['<A>\n\n- 一\n\n</A>'],
  ['<T>\n  <A>\n\n  一\n\n  </A>\n</T>'],
  ['<A>\n\n```md\n- 一\n  </A>\n```\n\n</A>'],
  ['- 一\n  </A>'],
  ['<A>\n\n- 一 </A>'],
  ['<A>\n\n- <B>一</B>\n  <B>\n  </B>\n\n</A>'],
])('leaves all else as it is: %j', (text) => {
  expect(outdent(text)).toBe(text);
});

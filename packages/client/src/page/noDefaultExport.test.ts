import {expect, it} from 'vitest';
import {noDefaultExport} from './noDefaultExport.ts';

it('names the route whose component has no default export, in both languages', () => {
  const {message} = noDefaultExport('/wuya/demo/');
  expect(message).toContain('路由 /wuya/demo/ 的页面组件没有默认导出');
  expect(message).toContain('The page component at /wuya/demo/ has no default export');
});

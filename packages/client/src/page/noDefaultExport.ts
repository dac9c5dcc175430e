/** Creates the error of a page component without a default export: for authors, so that readers do not load its words. */
export function noDefaultExport(route: string): Error {
  return new Error(
    `路由 ${route} 的页面组件没有默认导出，请用 export default 导出它。The page component at ${route} has no default export: it must be default-exported.`,
  );
}

import {useMemo} from 'react';

/**
 * Makes the props of an element whose content is trusted HTML. The object stays the same while the text does: React
 * compares the object, and a new one would make it write the HTML, and so replace the nodes, again.
 */
export function useHtml(html: string): {readonly __html: string} {
  return useMemo(() => ({__html: html}), [html]);
}

import { use, useEffect } from 'react';
import { addDataBlock } from '../ports/browser/scripts/data-block.ts';
import { ShownViewsContext } from '../ui/shown-views.ts';

/**
 * Adds JSON-LD descriptions of the page to its head, as one graph; nothing without any.
 *
 * @example useJsonLd([{ '@type': 'Product', name }])
 */
export function useJsonLd(things: readonly object[]): void {
  const text = things.length > 0 ? textOf(things) : null;
  const { described } = use(ShownViewsContext);
  if (text !== null) described?.(text);
  useEffect(() => (text === null ? undefined : addDataBlock(text)), [text]);
}

function textOf(things: readonly object[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

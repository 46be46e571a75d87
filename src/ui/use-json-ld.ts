import { useEffect } from 'react';
import { trustedJson } from '../ports/browser/trusted-types.ts';

/**
 * Puts descriptions of the page for machines (JSON-LD) into its head, as one graph; none where there
 * is nothing to say. React makes script elements through `innerHTML`, and Trusted Types refuse a
 * script's text however it gets there, so the text comes from a policy that admits JSON alone: a data
 * block is never run, and its text is no markup.
 * @example useJsonLd([{ '@type': 'Product', name }])
 */
export function useJsonLd(things: readonly object[]): void {
  const text = things.length > 0 ? textOf(things) : null;
  useEffect(() => {
    if (text === null) return undefined;
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.text = trustedJson(text);
    document.head.append(block);
    return () => block.remove();
  }, [text]);
}

function textOf(things: readonly object[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

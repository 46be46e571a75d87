import { useEffect } from 'react';

/**
 * Puts a description of the page for machines into its head (JSON-LD). By the DOM's own means: React
 * makes script elements through `innerHTML`, which the page's Trusted Types refuse. A data block is
 * never run, and its text is no markup.
 * @example useJsonLd({ '@context': 'https://schema.org', '@type': 'Product', name })
 */
export function useJsonLd(data: object | null): void {
  const text = data && JSON.stringify(data).replace(/</g, '\\u003c');
  useEffect(() => {
    if (text === null) return undefined;
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.append(document.createTextNode(text));
    document.head.append(block);
    return () => block.remove();
  }, [text]);
}

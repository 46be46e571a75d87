import { trustedJson } from './trusted-types.ts';

/**
 * Puts a JSON-LD text into the page's head, and takes it out again with what it returns. React makes
 * script elements through `innerHTML`, and Trusted Types refuse a script's text however it gets there,
 * so the text comes from a policy that admits JSON alone: a data block is never run, and its text is
 * no markup.
 */
export function addDataBlock(json: string): () => void {
  const block = document.createElement('script');
  block.type = 'application/ld+json';
  block.text = trustedJson(json);
  document.head.append(block);
  return () => block.remove();
}

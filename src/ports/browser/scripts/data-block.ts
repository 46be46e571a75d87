import { SERVED_DATA } from '../page/served-document.ts';
import { trustedJson } from './trusted-types.ts';

/**
 * Puts a JSON-LD text into the page's head, and takes it out again with what it returns. React makes
 * script elements through `innerHTML`, and Trusted Types refuse a script's text however it gets there,
 * so the text comes from a policy that admits JSON alone: a data block is never run, and its text is
 * no markup. What a document has brought of it goes.
 */
export function addDataBlock(json: string): () => void {
  document.head.querySelector(`script[${SERVED_DATA}]`)?.remove();
  const block = document.createElement('script');
  block.type = 'application/ld+json';
  block.text = trustedJson(json);
  document.head.append(block);
  return () => block.remove();
}

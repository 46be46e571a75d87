import { trustedJson } from './trusted-types.ts';

/**
 * Adds a JSON-LD block to the head; returns its removal. React sets scripts through `innerHTML`, which Trusted Types
 * refuse. The text therefore passes a policy that admits JSON only.
 */
export function addDataBlock(json: string): () => void {
  const block = document.createElement('script');
  block.type = 'application/ld+json';
  block.text = trustedJson(json);
  document.head.append(block);
  return () => block.remove();
}

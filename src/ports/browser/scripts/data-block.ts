import { SERVED_DATA } from '../page/served-document.ts';
import { trustedJson } from './trusted-types.ts';

/**
 * Adds a JSON-LD block to the head, replacing the served one; returns its removal. React sets
 * scripts through `innerHTML`, which Trusted Types refuse. The text therefore passes a policy
 * that admits JSON only.
 */
export function addDataBlock(json: string): () => void {
  document.head.querySelector(`script[${SERVED_DATA}]`)?.remove();
  const block = document.createElement('script');
  block.type = 'application/ld+json';
  block.text = trustedJson(json);
  document.head.append(block);
  return () => block.remove();
}

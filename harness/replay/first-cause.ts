import type { Divergence } from './divergence.ts';

/**
 * Why a trace diverges, in one line that is alike for all traces that diverge for the same reason: what came in, and
 * the facts, calls or stores that differ, without what belongs to this session alone.
 *
 * @example 'facts after done http/cart.details: -cart/bagLoaded +cart/bagFailed'
 */
export function causeOf({ kind, cause, about, changes }: Divergence): string {
  const stores = changes.map(({ store }) => `~${store}`);
  const differing = about.length > 0 ? about : kind === 'state' ? stores : [];
  const after = !cause
    ? ''
    : ` after ${cause.kind === 'settle' ? `${cause.outcome} ` : ''}${cause.name}`;
  return `${kind}${after}${differing.length > 0 ? `: ${differing.toSorted().join(' ')}` : ''}`;
}

/** Whose calls differ, where calls do: `wishlist` of `-http/wishlist.remove`. What all domains ask of a browser is nobody's. */
export function domainOfCalls({ kind, about }: Divergence): string | undefined {
  if (kind === 'facts' || kind === 'state') return undefined;
  const domains = about.flatMap((one) => /^[-+~]http\/([\w-]+)\./.exec(one)?.[1] ?? []);
  return domains.length > 0 ? [...new Set(domains)].toSorted().join(' ') : undefined;
}

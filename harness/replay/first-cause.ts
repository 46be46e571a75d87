import type { Divergence } from './divergence.ts';

/**
 * Describes a divergence in one line, equal for all traces with the same reason: the cause, and the
 * differing facts, calls or stores, without data of the session.
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

/** Domain of differing calls: `wishlist` for `-http/wishlist.remove`. Undefined for ports that all domains share. */
export function domainOfCalls({ kind, about }: Divergence): string | undefined {
  if (kind === 'facts' || kind === 'state') return undefined;
  const domains = about.flatMap((one) => /^[-+~]http\/([\w-]+)\./.exec(one)?.[1] ?? []);
  return domains.length > 0 ? [...new Set(domains)].toSorted().join(' ') : undefined;
}

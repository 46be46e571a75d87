import type { Call } from '../call.ts';
import { sha256 } from '../sha256.ts';
import { withState, type World } from '../world.ts';
import type { LinkName, LinkPurpose, LinkRecord } from './mailed-records.ts';

/** Validity of a link (ms). */
export const LINK_MS: Readonly<Record<LinkPurpose, number>> = {
  account: 24 * 60 * 60_000,
  password: 60 * 60_000,
  email: 24 * 60 * 60_000,
};

/**
 * The secret in a link's address.
 *
 * @example secretOf('5f3a…') // 64 hexadecimal digits
 */
export function secretOf(seed: string): string {
  return sha256(`link ${seed}`);
}

/** A random hexadecimal number with this many digits. */
export function randomHex({ random }: Pick<Call, 'random'>, digits: number): string {
  return Array.from({ length: digits }, () => random.below(16).toString(16)).join('');
}

export function withLink(world: World, link: LinkRecord): World {
  return withState(world, { links: [...(world.state.links ?? []), link] });
}

/** Reason why a link is refused. */
export type LinkRefusal = '_ERR_LINK_INVALID' | '_ERR_LINK_EXPIRED' | '_ERR_LINK_USED';

/** The link of a secret if it is valid; else the reason. */
export function linkOf(
  { world, now }: Call,
  { secret, name, purpose }: { secret: string; name: LinkName; purpose: LinkPurpose },
): LinkRecord | LinkRefusal {
  const link = (world.state.links ?? []).find(
    (each) => each.name === name && each.purpose === purpose && secretOf(each.seed) === secret,
  );
  if (!link) return '_ERR_LINK_INVALID';
  if (link.isUsed) return '_ERR_LINK_USED';
  return now - link.at > LINK_MS[purpose] ? '_ERR_LINK_EXPIRED' : link;
}

/**
 * Invalidates all links of an account after its address or password changed. An intruder may have requested
 * or received one of them.
 */
export function withoutLinksOf(world: World, email: string): World {
  const links = (world.state.links ?? []).map((link) =>
    link.person.email === email ? { ...link, isUsed: true } : link,
  );
  return withState(world, { links });
}

/** Returns the world with a used link; invalidates other links with the same person and purpose. */
export function withLinksUsed(world: World, { purpose, person }: LinkRecord): World {
  const links = (world.state.links ?? []).map((each) =>
    each.purpose === purpose && each.person.email === person.email
      ? { ...each, isUsed: true }
      : each,
  );
  return withState(world, { links });
}

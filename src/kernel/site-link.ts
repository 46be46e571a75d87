import { Struct, string } from 'superstruct';
import { sitePathOf } from './site-path.ts';

/**
 * Struct of a link to a page of this shop, as a path. Wrap its object in `orNothing` or
 * `goodEntries`, so that a bad link does not fail the rest.
 *
 * @example goodEntries(type({ label: string(), url: siteLink() }))
 */
export function siteLink(): Struct<string, null> {
  return link((text) => sitePathOf(text));
}

/**
 * Struct of a content link: a page of this shop, a safe external address, `mailto:` or `tel:`.
 */
export function contentLink(): Struct<string, null> {
  return link((text) => sitePathOf(text) ?? (leadsElsewhere(text) ? text : undefined));
}

/** True for a safe external link. Refuses user info, which could pass for the host. */
export function leadsElsewhere(text: string): boolean {
  if (!/^(?:https:\/\/|mailto:|tel:)/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username + password === '';
}

function link(read: (text: string) => string | undefined): Struct<string, null> {
  return new Struct<string, null>({
    ...string(),
    type: 'string',
    schema: null,
    coercer: (value) => (typeof value === 'string' ? (read(value) ?? value) : value),
    validator: (value) => typeof value === 'string' && read(value) === value,
  });
}

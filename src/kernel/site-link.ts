import { Struct, string } from 'superstruct';
import { sitePathOf } from './site-path.ts';

/**
 * A link of an answer that leads to a page of this shop, as a path. Another is none: take what it
 * stands in by `orNothing` or `goodEntries`, so that a bad link does not cost the rest.
 *
 * @example goodEntries(type({ label: string(), url: siteLink() }))
 */
export function siteLink(): Struct<string, null> {
  return link((text) => sitePathOf(text));
}

/** A link of the content service: to a page of this shop, to a safe address elsewhere, or a way to write or call. */
export function contentLink(): Struct<string, null> {
  return link((text) => sitePathOf(text) ?? (leadsElsewhere(text) ? text : undefined));
}

/** True for a safe link that leads out of this shop. A name and password before the host would pass for the host. */
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

import type { ConsentPurpose } from '#src/consent/consent.ts';
import type { Area } from '#src/consent/stored-items.ts';
import { STORED_ALWAYS } from '#src/consent/always-stored.ts';

/** Purpose of a name in the list; `undefined` if not listed. */
export function purposeOf(area: Area, name: string): ConsentPurpose | undefined {
  const isIt = (listed: string) =>
    listed.endsWith('*') ? name.startsWith(listed.slice(0, -1)) : name === listed;
  return STORED_ALWAYS.find((kept) => kept.area === area && isIt(kept.name))?.purpose;
}

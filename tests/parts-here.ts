import '#src/app/late/account/inbox.ts';
import '#src/app/late/purchase/inbox.ts';
import '#src/app/late/reading/inbox.ts';
import '#src/app/late/shopping/inbox.ts';
import { PARTS } from '#src/pages/parts.ts';
import { $parts } from '#src/ports/late.ts';

/** Values for `fork`: all late modules are there, as a while after the start. */
export const partsHere: [typeof $parts, Record<string, 'here'>][] = [
  [$parts, Object.fromEntries(PARTS.map((part) => [part, 'here']))],
];

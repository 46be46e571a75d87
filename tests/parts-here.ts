import { $parts, Part } from '#src/ports/parts.ts';

/** Values for `fork`: all late parts of the model are there, as a while after the start. */
export const partsHere: [typeof $parts, Record<string, 'here'>][] = [
  [$parts, Object.fromEntries(Object.values(Part.schema).map((part) => [part, 'here']))],
];

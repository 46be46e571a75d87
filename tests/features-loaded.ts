import { $features, FEATURES } from '#src/ports/features.ts';

/** Values for `fork`: all late modules are there, as a while after the start. */
export const featuresLoaded: [typeof $features, Record<string, 'here'>][] = [
  [$features, Object.fromEntries(FEATURES.map((part) => [part, 'here']))],
];

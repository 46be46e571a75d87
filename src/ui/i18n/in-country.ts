import type { Formats } from './formats.ts';

/** Applies a country's overrides to the formats of a language. */
export function inCountry(formats: Formats, country: string | undefined): Formats {
  const own = country === undefined ? undefined : formats.regions?.[country];
  return own ? { ...formats, ...own } : formats;
}

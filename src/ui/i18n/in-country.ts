import type { Formats } from './formats.ts';

/** The formats of a language as a country writes them. */
export function inCountry(formats: Formats, country: string | undefined): Formats {
  const own = country === undefined ? undefined : formats.regions?.[country];
  return own ? { ...formats, ...own } : formats;
}

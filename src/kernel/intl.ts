/**
 * The only place that asks the engine's own `Intl`. Engines carry different versions of CLDR and write the same
 * amount or date in different ways, so numbers, money and dates come from data (`npm run generate -- countries`). What is left
 * here is in no document that is hydrated, or does not depend on a version: offsets of time zones, characters, the
 * order of names, names of any country, and lists.
 */

/** To make one takes longer than all else that a promise takes. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds by which the clocks of a zone are ahead of UTC at an instant. Throws on an unknown zone. */
export function zoneOffset(instant: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Compares two names by the alphabet of a language. */
export function compareNames(one: string, other: string, language: string): number {
  return one.localeCompare(other, language);
}

/** The name of a place, language or currency, in a language; the code where there is none. */
export function nameOf(
  type: 'region' | 'language' | 'currency',
  code: string,
  language: string,
): string {
  try {
    return new Intl.DisplayNames([language], { type }).of(code) ?? code;
  } catch {
    return code; // It has not the shape of one.
  }
}

/** Joins names by commas and the language's "and". */
export function listText(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(names);
}

/** The characters of a text as a person counts them. */
export function* graphemes(text: string): Generator<string> {
  for (const { segment } of new Intl.Segmenter('en').segment(text)) yield segment;
}

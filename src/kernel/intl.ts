/**
 * The only module that uses the engine's `Intl`. Engines have different CLDR versions and would
 * format differently than the server. Numbers, money and dates therefore use generated data (`npm
 * run generate -- countries`). The rest is never hydrated or is independent of versions: time
 * zone offsets, characters, the order of names, names of countries, and lists.
 */

/** Cached formatters, because creating one is slow. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Offset (ms) of a time zone from UTC at an instant. Throws for an unknown zone. */
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

/** Compares two names by a language's alphabet. */
export function compareNames(one: string, other: string, language: string): number {
  return one.localeCompare(other, language);
}

/** Name of a region, language or currency in a language; the code without one. */
export function nameOf(
  type: 'region' | 'language' | 'currency',
  code: string,
  language: string,
): string {
  try {
    return new Intl.DisplayNames([language], { type }).of(code) ?? code;
  } catch {
    return code; // Throws for a malformed code.
  }
}

/** Joins names with commas and the language's "and". */
export function listText(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(names);
}

/** Graphemes of a text. */
export function* graphemes(text: string): Generator<string> {
  for (const { segment } of new Intl.Segmenter('en').segment(text)) yield segment;
}

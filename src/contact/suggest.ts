/** A frequent question and its answer. */
export interface Answered {
  question: string;
  answer: string;
}

/** Maximum number of suggestions, so that writing stays the main task. */
const MOST = 3;
/** Minimum word length; shorter words are too common. */
const LEAST_LETTERS = 4;
/**
 * Stem length at which most words of a family agree: return, returns, returning; liefern,
 * Lieferung.
 */
const STEM_LETTERS = 5;

/**
 * Questions that match a typed text, best first. Stems common to many questions are ignored.
 * @example suggestionsFor('Where is my parcel?', faq)
 */
export function suggestionsFor(typed: string, entries: readonly Answered[]): readonly Answered[] {
  const stems = stemsIn(typed);
  if (stems.size === 0) return [];
  const known = entries.map((entry) => ({
    entry,
    asked: stemsIn(entry.question),
    said: stemsIn(entry.answer),
  }));
  const most = Math.max(1, entries.length / 4);
  const telling = [...stems].filter(
    (stem) => known.filter(({ asked }) => asked.has(stem)).length <= most,
  );
  return known
    .map(({ entry, asked, said }) => ({
      entry,
      weight: telling.reduce(
        (sum, stem) => sum + (asked.has(stem) ? 3 : 0) + (said.has(stem) ? 1 : 0),
        0,
      ),
    }))
    .filter(({ weight }) => weight > 1)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

function stemsIn(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words
      .filter(({ length }) => length >= LEAST_LETTERS)
      .map((word) => word.slice(0, STEM_LETTERS)),
  );
}

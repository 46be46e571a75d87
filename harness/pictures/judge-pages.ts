import type { Fit, Misfit } from './fit.ts';

/** What is seen of pages, by name and width in CSS pixels: `home-390`. */
export type SeenPages = Record<string, Fit>;

/** What comes of the pages of one language and brand. */
export interface Verdict {
  /** One line for each text that does not fit. */
  misfits: string[];
  /** Pages of which nothing can be said: they were not seen, or the English ones beside them were not. */
  unseen: string[];
}

/** English is held against no other language: what does not fit there is everybody's. */
const NOTHING: Fit = { misfits: [], buttons: [] };

/**
 * Says of all these pages what on them does not fit where it does in English, and which of them were not
 * seen. Without English pages to hold them against, everything that does not fit.
 */
export function judgePages(
  names: readonly string[],
  here: SeenPages,
  english?: SeenPages,
): Verdict {
  const misfits: string[] = [];
  const unseen: string[] = [];
  for (const name of names) {
    const fit = here[name];
    const model = english ? english[name] : NOTHING;
    if (fit && model) misfits.push(...linesOf(name, fit, model));
    else unseen.push(name);
  }
  return { misfits, unseen };
}

function linesOf(name: string, fit: Fit, model: Fit): string[] {
  return [
    ...ownMisfits(model, fit).map(
      ({ kind, text, place }) => `${name} ${kind}: “${text}” ${endOf(place)}`,
    ),
    ...longerButtons(model, fit).map(
      ({ text, english, lines, place }) =>
        `${name} ${lines} lines: “${text}” (${english}) ${endOf(place)}`,
    ),
  ];
}

function endOf(place: string): string {
  return place.split('>').slice(-4).join('>');
}

/** A button on more lines than the same one has in English. */
interface LongerButton {
  text: string;
  english: string;
  lines: number;
  place: string;
}

/** Buttons that have one line in English, and more here. */
function longerButtons(english: Fit, here: Fit): LongerButton[] {
  const model = new Map(english.buttons.map((button) => [button.place, button]));
  return here.buttons.flatMap(({ place, text, lines }) => {
    const same = model.get(place);
    return same?.lines === 1 && lines > 1 ? [{ text, english: same.text, lines, place }] : [];
  });
}

/** Misfits that English has not in the same place: those of both are no language's. */
function ownMisfits(english: Fit, here: Fit): Misfit[] {
  const known = new Set(english.misfits.map(({ kind, place }) => `${kind} ${place}`));
  return here.misfits.filter(({ kind, place }) => !known.has(`${kind} ${place}`));
}

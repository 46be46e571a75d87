import type { Fit, Misfit } from './fit.ts';

/** Measured pages, by name and width in CSS pixels: `home-390`. */
export type SeenPages = Record<string, Fit>;

export interface Verdict {
  /** One line per overflowing text. */
  misfits: string[];
  /** Pages without a result: they, or their English counterparts, were not measured. */
  unseen: string[];
}

/** English is the baseline: its own overflows are no translation's fault. */
const NOTHING: Fit = { misfits: [], buttons: [] };

/**
 * Lists overflows that English does not have, and pages without a measurement. Without English pages it lists all
 * overflows.
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

/** Finds buttons with one line in English and more here. */
function longerButtons(english: Fit, here: Fit) {
  const model = new Map(english.buttons.map((button) => [button.place, button]));
  return here.buttons.flatMap(({ place, text, lines }) => {
    const same = model.get(place);
    return same?.lines === 1 && lines > 1 ? [{ text, english: same.text, lines, place }] : [];
  });
}

/** Overflows that English does not have at the same place. */
function ownMisfits(english: Fit, here: Fit): Misfit[] {
  const known = new Set(english.misfits.map(({ kind, place }) => `${kind} ${place}`));
  return here.misfits.filter(({ kind, place }) => !known.has(`${kind} ${place}`));
}

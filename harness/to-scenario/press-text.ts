import { createWorld } from '#harness/backend/world.ts';
import type { Press } from '#harness/scenarios/scenario.ts';

/** The least that says something where it stands. */
const LEAST = 2;

/** Whether a control is called by a text, or has it typed. */
export function hasText(press: Press, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const text = String(value);
  if (typeof value === 'string' && text.length < LEAST) return false;
  const { name, typed } = wordsOf(press);
  return typed.includes(text) || wordIn(text).test(name);
}

/** Whether a text is there for what is in the payload: it is typed, or has a number in it, as a code has. A word may only be alike. */
export function isReplaceable(press: Press, value: unknown): boolean {
  return hasTyped(press, value) || (hasText(press, value) && isName(String(value)));
}

/** Whether a text is typed or chosen in it. */
export function hasTyped(press: Press, value: unknown): boolean {
  return hasText(press, value) && wordsOf(press).typed.includes(String(value));
}

function wordsOf(press: Press): { name: string; typed: string[] } {
  const typed = [
    ...('type' in press ? [press.type] : []),
    ...('choose' in press ? [press.choose] : []),
    ...('fill' in press && press.fill ? Object.values(press.fill) : []),
  ];
  return { name: press.name, typed };
}

function wordIn(text: string): RegExp {
  const escaped = text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.,])${escaped}(?![\w]|[.,]\d)`, 'g');
}

/** A control with another text in the place of one. */
export function withText(press: Press, old: string, now: string): Press {
  const typed = (text: string) => (text === old ? now : text);
  return {
    ...press,
    name: isName(old) ? press.name.replaceAll(wordIn(old), () => now) : press.name,
    ...('type' in press && { type: typed(press.type) }),
    ...('choose' in press && { choose: typed(press.choose) }),
    ...('fill' in press &&
      press.fill && {
        fill: Object.fromEntries(
          Object.entries(press.fill).map(([label, text]) => [label, typed(text)]),
        ),
      }),
  };
}

/** Whether a text belongs into a name where it stands there: a piece's own, or one with a number. */
function isName(text: string): boolean {
  return /\d/.test(text) || pieces().names.includes(text);
}

interface Pieces {
  /** The names of pieces by the ids of these and of their sizes. */
  byId: ReadonlyMap<string, string>;
  /** The longer ones first, as one may begin like another. */
  names: readonly string[];
}

let found: Pieces | undefined;

/** What the demo catalogue's pieces are called. */
export function pieces(): Pieces {
  if (found) return found;
  const all = [...createWorld(1).catalogue.byId.values()];
  const byId = new Map(
    all.flatMap(({ id, style, variants }) =>
      [id, ...variants.map((variant) => variant.id)].map((one) => [one, style.name] as const),
    ),
  );
  const names = [...new Set(byId.values())].toSorted((one, other) => other.length - one.length);
  return (found = { byId, names });
}

/** The piece by which a control is called. */
export function pieceNamedIn({ name }: Press): string | undefined {
  return pieces().names.find((piece) => wordIn(piece).test(name));
}

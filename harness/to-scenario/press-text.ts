import { createWorld } from '#harness/backend/world.ts';
import type { Press } from '#harness/scenarios/scenario.ts';

/** Minimum length of a significant text. */
const LEAST = 2;

/** True if a control's name or typed text contains the value. */
export function hasText(press: Press, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const text = String(value);
  if (typeof value === 'string' && text.length < LEAST) return false;
  const { name, typed } = wordsOf(press);
  return typed.includes(text) || wordIn(text).test(name);
}

/**
 * True if a value in the control can be replaced: it is typed, or is a product's name, or contains a digit.
 * Other words may match by coincidence.
 */
export function isReplaceable(press: Press, value: unknown): boolean {
  return hasTyped(press, value) || (hasText(press, value) && isName(String(value)));
}

/** True if a value is typed or chosen. */
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

/** True for a product's name or a text with a digit. */
function isName(text: string): boolean {
  return /\d/.test(text) || pieces().names.includes(text);
}

interface Pieces {
  /** Product names by product id and variant id. */
  byId: ReadonlyMap<string, string>;
  /** Longer names first, because one may be the prefix of another. */
  names: readonly string[];
}

let found: Pieces | undefined;

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

export function pieceNamedIn({ name }: Press): string | undefined {
  return pieces().names.find((piece) => wordIn(piece).test(name));
}

import type { StoreValues } from '../state/compare-values.ts';

/** A place in a named store whose value is in a text. */
export interface ShownPlace {
  store: string;
  /** Path within the store's value; empty for a primitive. */
  path: readonly (string | number)[];
  value: string | number;
  /** 3: the text equals the value; 2: it contains it; 1: it is a part of it. */
  closeness: 1 | 2 | 3;
}

/** Minimum length in characters for a substring match. */
const TELLING = 4;

/** Localized numbers: `1,299.90`, `1.299,90`, `1 299,90`. */
const NUMBER = /\d(?:[\d.,'’\u00a0\u202f ]*\d)?/g;

/**
 * Finds the places in named stores that match a text: as text, as number, or as an amount in minor units.
 *
 * @example shownPlaces('£29.90', [['cart/bag', { total: 2990 }]]) // cart/bag, total
 */
export function shownPlaces(text: string, stores: StoreValues): ShownPlace[] {
  const wanted = tidy(text);
  if (wanted === '') return [];
  const numbers = numbersIn(text);
  const isBare = /^[^\p{L}\d]*(?:[A-Z]{3})?[^\p{L}\d]*$/u.test(text.replace(NUMBER, ''));
  const found: ShownPlace[] = [];

  function closenessOf(value: string | number): ShownPlace['closeness'] | undefined {
    if (typeof value === 'number') {
      if (!numbers.some((one) => value === one || value === Math.round(one * 100)))
        return undefined;
      return isBare ? 3 : 2;
    }
    const shown = tidy(value);
    if (shown === wanted) return 3;
    if (shown.length >= TELLING && wanted.includes(shown)) return 2;
    return wanted.length >= TELLING && shown.includes(wanted) ? 1 : undefined;
  }

  for (const [store, whole] of stores)
    for (const { path, value } of leavesOf(whole)) {
      const closeness = closenessOf(value);
      if (closeness) found.push({ store, path, value, closeness });
    }
  return found.toSorted((one, other) => other.closeness - one.closeness);
}

/** Returns all texts and numbers in a value, with their paths. */
export function leavesOf(whole: unknown): Pick<ShownPlace, 'path' | 'value'>[] {
  const found: Pick<ShownPlace, 'path' | 'value'>[] = [];
  function look(value: unknown, path: ShownPlace['path']): void {
    if (typeof value === 'string' || typeof value === 'number') found.push({ path, value });
    else if (Array.isArray(value)) value.forEach((part, index) => look(part, [...path, index]));
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) look(part, [...path, key]);
  }
  look(whole, []);
  return found;
}

export function valueAt(value: unknown, path: ShownPlace['path']): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
}

/** `details.lines[2].price` */
export function pathText(path: ShownPlace['path']): string {
  return path
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`))
    .join('');
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

function numbersIn(text: string): number[] {
  return (text.match(NUMBER) ?? []).map((written) => {
    const bare = written.replace(/['’\s]/g, '');
    const decimals = /[.,](\d{1,2})$/.exec(bare);
    const whole = decimals ? bare.slice(0, -decimals[0].length) : bare;
    return Number(`${whole.replace(/[.,]/g, '')}.${decimals?.[1] ?? '0'}`);
  });
}

import { type Infer, enums } from 'superstruct';

/** Size system of a country; `EU` without one of its own. */
export type SizeSystem = 'EU' | 'UK' | 'FR' | 'IT' | 'DE';

/** Meaning of a size number, by garment. Jeans use waist and length in inches everywhere. */
export const SizeKind = enums(['women', 'men', 'trousers', 'shoes', 'collar']);
export type SizeKind = Infer<typeof SizeKind>;

/** Size in a country's system, and on the label: `UK 10`, `EU 38`. */
export interface LocalSize {
  system: SizeSystem;
  number: string;
  label: string;
}

const LABEL = /^(\d{2}) (EU|cm)$/;
const HALVES: Readonly<Record<string, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };
/** Inches by centimetres, from 37 cm. */
const INCHES_OF_COLLAR = [14.5, 15, 15.5, 15.75, 16, 16.5, 17, 17.5];
/** British sizes by European ones, from 36. */
const UK_OF_SHOES = [3.5, 4, 5, 6, 6.5, 7.5, 8, 9, 10, 10.5];

/** Kinds whose British sizes are inches. */
const IN_INCHES: Readonly<Partial<Record<SizeKind, SizeSystem>>> = { collar: 'UK', trousers: 'UK' };

const plus = (more: number) => (number: number) => number + more;
const same = plus(0);

/** Conversion of label numbers to each system; a missing system has no sizes of its own. */
const NUMBERS: Readonly<
  Record<SizeKind, Partial<Record<SizeSystem, (number: number) => number | undefined>>>
> = {
  women: { UK: plus(-28), FR: plus(2), IT: plus(4), DE: same },
  men: { UK: plus(-10), FR: same, IT: same, DE: same },
  // By waist: 48 is 32 inches, and in France half of its 84 cm.
  trousers: { UK: plus(-16), FR: plus(-6), IT: same, DE: same },
  shoes: { UK: (number) => UK_OF_SHOES[number - 36], FR: same, DE: same },
  collar: { UK: (number) => INCHES_OF_COLLAR[number - 37] },
};

/** Kind of a garment's label number; undefined if it is equal everywhere. */
export function sizeKindOf(gender?: string, productGroup?: string): SizeKind | undefined {
  if (productGroup === 'shoes') return 'shoes';
  if (productGroup === 'belts') return undefined;
  if (productGroup === 'shirts' && gender === 'men') return 'collar';
  if (productGroup === 'trousers' && gender === 'men') return 'trousers';
  return gender === 'women' || gender === 'men' ? gender : undefined;
}

/**
 * Size in a country's system; null if it is equal everywhere. Calls and storage use the label.
 *
 * @example localSize('38 EU', 'women', 'UK') // { system: 'UK', number: '10', label: 'EU 38' }
 * @example localSize('48 EU', 'trousers', 'UK') // { system: 'UK', number: '32″', label: 'EU 48' }
 */
export function localSize(
  size: string,
  kind: SizeKind | undefined,
  system: SizeSystem,
): LocalSize | null {
  const [, digits, unit] = LABEL.exec(size) ?? [];
  if (digits === undefined || kind === undefined) return null;
  const isCollar = unit === 'cm';
  if (isCollar !== (kind === 'collar')) return null;
  const number = NUMBERS[kind][system]?.(Number(digits));
  if (number === undefined || number <= 0) return null;
  const sign = IN_INCHES[kind] === system ? '″' : '';
  return {
    system,
    number: mixedNumber(number) + sign,
    label: isCollar ? size : `EU ${digits}`,
  };
}

/**
 * Size in a text, with its label if that differs. Converts each part of a compound size.
 *
 * @example localSizeText('50 EU / short', 'men', 'UK') // 'UK 40 (EU 50) / short'
 */
export function localSizeText(
  size: string,
  kind: SizeKind | undefined,
  system: SizeSystem,
): string {
  return size
    .split(' / ')
    .map((part) => {
      const local = localSize(part, kind, system);
      if (!local) return part;
      if (isSameNumber(local)) return `${system}/EU ${local.number}`;
      return `${system} ${local.number} (${local.label})`;
    })
    .join(' / ');
}

/** Size on a button: the local number with the label below. */
export interface SizeWords {
  label: string;
  detail?: string;
}

export function sizeWords(size: string, kind: SizeKind | undefined, system: SizeSystem): SizeWords {
  const local = localSize(size, kind, system);
  if (!local) return { label: size };
  return isSameNumber(local)
    ? { label: local.number, detail: `${system}/EU` }
    : { label: `${system} ${local.number}`, detail: local.label };
}

function isSameNumber({ number, label }: LocalSize): boolean {
  return label === `EU ${number}`;
}

/** `7½` */
export function mixedNumber(number: number): string {
  const whole = Math.floor(number);
  return `${whole}${HALVES[number - whole] ?? ''}`;
}

import { type Infer, enums } from 'superstruct';

/** Whose numbers a country goes by. `EU` alone where it has none of its own. */
export type SizeSystem = 'EU' | 'UK' | 'FR' | 'IT' | 'DE';

/** What a number of a size counts, which differs by garment. Jeans are waist and length in inches everywhere. */
export const SizeKind = enums(['women', 'men', 'trousers', 'shoes', 'collar']);
export type SizeKind = Infer<typeof SizeKind>;

/** A size by the numbers of a country, and as it stands on the label: `UK 10`, `EU 38`. */
export interface LocalSize {
  system: SizeSystem;
  number: string;
  label: string;
}

const LABEL = /^(\d{2}) (EU|cm)$/;
const HALVES: Readonly<Record<string, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };
/** From 37 cm on. */
const INCHES_OF_COLLAR = [14.5, 15, 15.5, 15.75, 16, 16.5, 17, 17.5];
/** From 36 on. */
const UK_OF_SHOES = [3.5, 4, 5, 6, 6.5, 7.5, 8, 9, 10, 10.5];

/** Kinds whose British numbers are inches. */
const IN_INCHES: Readonly<Partial<Record<SizeKind, SizeSystem>>> = { collar: 'UK', trousers: 'UK' };

const plus = (more: number) => (number: number) => number + more;
const same = plus(0);

/** The numbers of each system by those of the label; a system that is not named has none for the garment. */
const NUMBERS: Readonly<
  Record<SizeKind, Partial<Record<SizeSystem, (number: number) => number | undefined>>>
> = {
  women: { UK: plus(-28), FR: plus(2), IT: plus(4), DE: same },
  men: { UK: plus(-10), FR: same, IT: same, DE: same },
  // By the waist: 48 is 32 inches, and in France half of its 84 cm.
  trousers: { UK: plus(-16), FR: plus(-6), IT: same, DE: same },
  shoes: { UK: (number) => UK_OF_SHOES[number - 36], FR: same, DE: same },
  collar: { UK: (number) => INCHES_OF_COLLAR[number - 37] },
};

/** What the number on a garment's label counts; undefined where no country has another one. */
export function sizeKindOf(gender?: string, productGroup?: string): SizeKind | undefined {
  if (productGroup === 'shoes') return 'shoes';
  if (productGroup === 'belts') return undefined;
  if (productGroup === 'shirts' && gender === 'men') return 'collar';
  if (productGroup === 'trousers' && gender === 'men') return 'trousers';
  return gender === 'women' || gender === 'men' ? gender : undefined;
}

/**
 * A size by the numbers of a country; null where it is called the same everywhere. What is sent and
 * kept is the label's.
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
 * A size in a text, with its label where that says something else. Sizes of several parts are called part by part.
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

/** A size as a button says it: its local number, the label's below. */
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

import { localSizeText, type SizeKind, type SizeSystem } from '../../commerce/local-size.ts';
import { DIGITS } from '../../kernel/patterns.ts';
import { type ChosenSize, partsOfSize } from './last-size.ts';

/** Label of a size with several parts: `32/32`, `UK 40 (EU 50) / short`. */
export function chosenSizeText(
  size: ChosenSize,
  kind: SizeKind | undefined,
  system: SizeSystem,
): string {
  return joinSize(partsOfSize(size).map(({ value }) => localSizeText(value, kind, system)));
}

export function joinSize(parts: readonly string[]): string {
  return parts.join(parts.every((part) => DIGITS.test(part)) ? '/' : ' / ');
}

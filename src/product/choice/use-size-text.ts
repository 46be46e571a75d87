import { useUnit } from 'effector-react';
import {
  sizeKindOf,
  localSizeText,
  type SizeKind,
  type SizeSystem,
} from '../../commerce/local-size.ts';
import { $sizeSystem } from '../../store-config/size-system-model.ts';
import type { Product } from '../contract.ts';
import { type ChosenSize, partsOfSize } from './remembered-size.ts';
import { DIGITS } from '../../kernel/patterns.ts';

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

/** Returns a formatter for a product's sizes in the shop's size system. */
export function useSizeText(
  product: Pick<Product, 'gender' | 'productGroup'> | null | undefined,
): (size: ChosenSize) => string {
  const system = useUnit($sizeSystem);
  const kind = product ? sizeKindOf(product.gender, product.productGroup) : undefined;
  return (size) => chosenSizeText(size, kind, system);
}

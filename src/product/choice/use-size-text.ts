import { useUnit } from 'effector-react';
import { sizeKindOf } from '../../commerce/local-size.ts';
import { $sizeSystem } from '../../store-config/size-system.ts';
import type { Product } from '../contract.ts';
import type { ChosenSize } from './last-size.ts';
import { chosenSizeText } from './size-labels.ts';

/** Returns a formatter for a product's sizes in the shop's size system. */
export function useSizeText(
  product: Pick<Product, 'gender' | 'productGroup'> | null | undefined,
): (size: ChosenSize) => string {
  const system = useUnit($sizeSystem);
  const kind = product ? sizeKindOf(product.gender, product.productGroup) : undefined;
  return (size) => chosenSizeText(size, kind, system);
}

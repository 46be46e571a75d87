import { button, heading, radio } from '../step-builders.ts';
import type { SizeOf } from '../brand-fixtures.ts';
import type { SettleStep, ShopperStep } from '../scenario.ts';
import type { Wish } from '../steps.ts';

/** The product page comes. */
export function productComes(
  { name }: Pick<SizeOf, 'name'>,
  rest: Pick<SettleStep, 'title'> & Partial<SettleStep>,
): SettleStep {
  const { screen = [], ...step } = rest;
  return {
    kind: 'settle',
    facts: [],
    ...step,
    screen: [heading(name), ...screen],
  };
}

/** The stock is said in a box of its own, so that the name has a space before it. */
export function choosesSize(
  { sizeName, localSize = sizeName, note }: Pick<SizeOf, 'sizeName' | 'localSize' | 'note'>,
  wish: Partial<Wish> = {},
) {
  const step: ShopperStep = {
    kind: 'shopper',
    title: `Chooses ${sizeName}.`,
    input: 'product/selectSize',
    payload: { value: sizeName },
    press: radio(note === undefined ? localSize : `${localSize} , ${note}`),
    facts: [],
    ...wish,
  };
  return step;
}

/** The one button below the sizes, whatever it says just now. */
export function pressesAdd(name: string, wish: Wish): ShopperStep {
  return {
    kind: 'shopper',
    input: 'product/addToBag',
    press: button(name),
    facts: [],
    ...wish,
  };
}

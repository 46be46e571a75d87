import type { SizeOf } from '../brand-fixtures.ts';
import type { SettleStep, ShopperStep } from '../scenario.ts';
import { type Titled, type Wish, acts, button, heading, radio, settles } from '../step-builders.ts';

export function productComes(
  { name }: Pick<SizeOf, 'name'>,
  title: string,
  { screen = [], ...rest }: Partial<SettleStep> = {},
): SettleStep {
  return settles(title, { ...rest, screen: [heading(name), ...screen] });
}

/** The stock message has its own element, so the accessible name has a space before it. */
export function choosesSize(
  { sizeName, localSize = sizeName, note }: Pick<SizeOf, 'sizeName' | 'localSize' | 'note'>,
  wish: Partial<Titled> = {},
): ShopperStep {
  const name = note === undefined ? localSize : `${localSize} , ${note}`;
  return acts(
    { title: `Chooses ${sizeName}.`, ...wish },
    { input: 'product/selectSize', payload: { value: sizeName }, press: radio(name) },
  );
}

/** The button below the sizes, with any label. */
export function pressesAdd(name: string, wish: Wish): ShopperStep {
  return acts(wish, { input: 'product/addToBag', press: button(name) });
}

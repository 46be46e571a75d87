import type { Scope } from 'effector';
import type { Press, ShopperStep } from '#harness/scenarios/scenario.ts';
import { shopWords } from '#harness/texts/words.ts';
import { sizeKindOf, sizeWords } from '#src/commerce/local-size.ts';
import { $sizeAxes } from '#src/product/choice/size-axes.ts';
import { noteOf } from '#src/product/choice/size-notes.ts';
import { $shownProduct } from '#src/product/model.ts';
import { $sizeSystem } from '#src/store-config/size-system-model.ts';
import type { Translate } from '#src/kernel/text-keys.ts';

const AXES: Readonly<Record<string, string>> = {
  'product/selectSize': 'size',
  'product/selectWidth': 'width',
  'product/selectLength': 'length',
};

/** Radio of a size on the product page, with its current name; `undefined` if missing. */
export function sizePress(
  scope: Scope,
  { input, payload }: Pick<ShopperStep, 'input' | 'payload'>,
): Press | undefined {
  const axis = scope.getState($sizeAxes).find((one) => one.axis === AXES[input]);
  const choice = axis?.choices.find(({ value }) => value === payload?.['value']);
  const product = scope.getState($shownProduct);
  if (!axis || !choice || !product) return undefined;
  const kind = sizeKindOf(product.gender, product.productGroup);
  const { label, detail } = sizeWords(choice.value, kind, scope.getState($sizeSystem));
  const name = detail === undefined ? label : `${label} ${detail}`;
  const note = noteOf(choice.availability, inEnglish);
  return {
    role: 'radio',
    // The stock note is a separate box, which adds a space before the comma.
    name: note === undefined ? name : `${name} , ${note}`,
    // A width and a length can have the same name.
    ...(axis.axis !== 'size' && { group: axis.displayName }),
  };
}

const inEnglish = ((key: string, values?: { count?: number }) => {
  const words = shopWords('en');
  const count = values?.count;
  if (count === undefined) return words(`catalogue.${key}`);
  return words(`catalogue.${key}_${count === 1 ? 'one' : 'other'}`).replace(
    '{{count}}',
    `${count}`,
  );
}) as Translate<'catalogue'>;

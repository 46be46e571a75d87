import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { SizeGrid } from '../ui/SizeGrid.tsx';
import { $shown } from './model.ts';
import { $chosen, $selector, selectLength, selectSize, selectWidth } from './choice.ts';
import { $sizeAxes } from './size-axes.ts';
import { SizeGuideButton } from './SizeGuideButton.tsx';
import { noteOf, stateOf } from './size-notes.ts';

/** One grid of sizes, or two for garments that come in widths and lengths. */
export function SizeChoice() {
  const { t } = useTranslation('catalogue');
  const { product, axes, selector, chosen, size, width, length } = useUnit({
    product: $shown,
    axes: $sizeAxes,
    selector: $selector,
    chosen: $chosen,
    size: selectSize,
    width: selectWidth,
    length: selectLength,
  });
  const choose = { size, width, length };
  const note = chosen ? noteOf(chosen.availability, t) : undefined;
  return axes.map(({ axis, displayName, choices, chosen: value }, index) => (
    <SizeGrid
      key={axis}
      legend={displayName}
      options={choices.map(({ value: label, availability }) => ({
        value: label,
        label,
        state: stateOf(availability),
        note: noteOf(availability, t),
      }))}
      value={value ?? undefined}
      onChange={(chosenValue) => choose[axis]({ value: chosenValue })}
      error={selector.showSizeErrors && value === null ? t(`product.missing.${axis}`) : undefined}
      aside={index === 0 && product?.sizeGuideId !== undefined ? <SizeGuideButton /> : undefined}
      hint={index === axes.length - 1 ? note : undefined}
    />
  ));
}

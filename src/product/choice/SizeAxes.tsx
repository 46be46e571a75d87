import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { sizeKindOf, sizeWords } from '../../commerce/local-size.ts';
import { $sizeSystem } from '../../store-config/size-system-model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { SizeGrid } from '../../ui/form/SizeGrid.tsx';
import type { Product } from '../contract.ts';
import type { Availability } from './availability.ts';
import type { ProductSelector, SizeAxisName } from '../selector.ts';
import { RememberedSize } from './RememberedSize.tsx';
import type { RecalledSize } from './remembered-size.ts';
import { chosenSizeText } from './use-size-text.ts';
import { noteOf, stateOf } from './size-notes.ts';
import type { SizeAxisChoice } from './sizes.ts';

type Props = {
  product: Pick<Product, 'gender' | 'productGroup'>;
  axes: readonly SizeAxisChoice[];
  selector: ProductSelector;
  /** Availability of the chosen variant, shown below the last grid. */
  chosen: Availability | undefined;
  /** Shown beside the name of the first grid. */
  aside?: ReactNode | undefined;
  onChoose: (axis: SizeAxisName, value: string) => void;
  /** Size chosen in another colour. */
  recalled: RecalledSize | null;
  onTake: () => void;
};

/** One grid of sizes, or two for garments that come in widths and lengths. */
export function SizeAxes({
  product,
  axes,
  selector,
  chosen,
  aside,
  onChoose,
  recalled,
  onTake,
}: Props) {
  const { t } = useTranslation('catalogue');
  const system = useUnit($sizeSystem);
  const kind = sizeKindOf(product.gender, product.productGroup);
  return (
    <>
      {axes.map(({ axis, displayName, choices, chosen: value }, index) => (
        <SizeGrid
          key={axis}
          legend={displayName}
          options={choices.map(({ value: size, availability }) => ({
            value: size,
            ...sizeWords(size, kind, system),
            state: stateOf(availability),
            note: noteOf(availability, t),
            mark:
              value === null && recalled?.size[axis] === size
                ? t('product.lastSize.mark')
                : undefined,
          }))}
          value={value ?? undefined}
          onChange={(picked) => onChoose(axis, picked)}
          error={
            selector.showSizeErrors && value === null ? t(`product.missing.${axis}`) : undefined
          }
          aside={index === 0 ? aside : undefined}
          hint={chosen && index === axes.length - 1 ? noteOf(chosen, t) : undefined}
        />
      ))}
      {recalled && (
        <RememberedSize
          recalled={recalled}
          label={chosenSizeText(recalled.size, kind, system)}
          onTake={onTake}
        />
      )}
    </>
  );
}

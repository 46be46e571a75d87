import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { BagLine } from './BagLine.tsx';
import type { MiniBag } from './contract.ts';
import { FreeDelivery } from './FreeDelivery.tsx';
import { $lastAdded } from './model.ts';

type Props = {
  bag: MiniBag;
};

export function MiniBagLines({ bag }: Props) {
  const { t } = useTranslation('cart');
  const lastAdded = useUnit($lastAdded);
  return (
    <>
      <FreeDelivery value={bag.subtotal} from={bag.freeShippingFrom} />
      <ul aria-label={t('bag.lines')}>
        {bag.lines.map((line) => (
          <BagLine key={line.id} line={line} size="small" isNew={line.variantId === lastAdded} />
        ))}
      </ul>
    </>
  );
}

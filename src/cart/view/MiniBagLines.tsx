import { useUnit } from 'effector-react';
import { BagLines } from './BagLines.tsx';
import type { MiniBagContents } from '../bag/contract.ts';
import { FreeDelivery } from './FreeDelivery.tsx';
import { $isMiniBagOpen } from '../bag/mini-bag-model.ts';
import { deliveredOfSmall } from '../bag/totals.ts';
import { $lastAdded } from '../changes/model.ts';

type Props = {
  bag: MiniBagContents;
};

export function MiniBagLines({ bag }: Props) {
  const { lastAdded, isOpen } = useUnit({ lastAdded: $lastAdded, isOpen: $isMiniBagOpen });
  return (
    <>
      <FreeDelivery bag={deliveredOfSmall(bag)} />
      <BagLines lines={bag.lines} size="small" lastAdded={isOpen ? lastAdded : null} />
    </>
  );
}

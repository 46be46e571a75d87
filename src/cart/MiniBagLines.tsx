import { useUnit } from 'effector-react';
import { BagLines } from './BagLines.tsx';
import type { MiniBag } from './contract.ts';
import { FreeDelivery } from './FreeDelivery.tsx';
import { $lastAdded } from './model.ts';

type Props = {
  bag: MiniBag;
};

export function MiniBagLines({ bag }: Props) {
  const lastAdded = useUnit($lastAdded);
  return (
    <>
      <FreeDelivery value={bag.subtotal} from={bag.freeShippingFrom} />
      <BagLines lines={bag.lines} size="small" lastAdded={lastAdded} />
    </>
  );
}

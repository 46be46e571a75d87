import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { AddressEditorDialog } from '../address-book/AddressEditorDialog.tsx';
import { DeliveryChoice } from '../delivery/DeliveryChoice.tsx';
import { $isOptionGone } from '../delivery/delivery-model.ts';
import { $saving } from '../details-save-model.ts';
import { DetailsForm } from './DetailsForm.tsx';
import styles from './DetailsStep.module.css';
import { PickupChoice } from './PickupChoice.tsx';
import { SuggestionDialog } from './SuggestionDialog.tsx';
import { usePartFocus } from './use-part-focus.ts';
import { useWrongFocus } from './use-wrong-focus.ts';

/** CHK-04: delivery option, shipping address and billing address. */
export function DetailsStep() {
  const { saving, isGone } = useUnit({ saving: $saving, isGone: $isOptionGone });
  const step = useRef<HTMLDivElement>(null);
  const expectWrong = useWrongFocus(step);
  usePartFocus(step);
  const key = saving.status === 'failed' ? saving.refusal.key : undefined;
  const isPointRefused = saving.status === 'failed' && saving.form === 'point';
  const isPointMissing = saving.status === 'incomplete' && saving.missing.includes('point');
  return (
    <div ref={step} className={styles.step}>
      <DeliveryChoice isGone={isGone || key === '_ERR_SHIPPING_MODE_INVALID'}>
        <PickupChoice problem={isPointMissing ? 'missing' : isPointRefused ? 'gone' : undefined} />
      </DeliveryChoice>
      <DetailsForm onSubmit={expectWrong} />
      <AddressEditorDialog />
      <SuggestionDialog />
    </div>
  );
}

import { useUnit } from 'effector-react';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import {
  $appliedCodes,
  $pendingCode,
  $voucherRefusal,
  assignVoucher,
  removeVoucher,
} from './voucher-model.ts';
import { VoucherField } from './VoucherField.tsx';

/** Voucher field connected to the bag. */
export function VoucherPlace() {
  const { t } = useTranslation('checkout');
  const { applied, pending, refusal, assign, remove } = useUnit({
    applied: $appliedCodes,
    pending: $pendingCode,
    refusal: $voucherRefusal,
    assign: assignVoucher,
    remove: removeVoucher,
  });
  return (
    <div>
      {refusal?.kind === 'removeCode' && <Alert>{t('voucher.error.notRemoved')}</Alert>}
      <VoucherField
        applied={applied}
        pending={pending ?? undefined}
        refusal={refusal?.kind === 'assignCode' ? refusal.refusal : undefined}
        onAssign={(code) => assign({ code })}
        onRemove={(code) => remove({ code })}
      />
    </div>
  );
}

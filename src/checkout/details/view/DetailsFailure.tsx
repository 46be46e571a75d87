import { useUnit } from 'effector-react';
import type { TextKey } from '../../../kernel/text-keys.ts';
import { addressForm } from '../../../address/form.ts';
import { $brand } from '../../../store-config/model.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { $typed } from '../details-model.ts';
import { $saving } from '../details-save-model.ts';
import { refusedField } from '../../../address/refused-field.ts';

const TEXTS: Readonly<Record<string, TextKey<'checkout'>>> = {
  _ERR_ADDRESS_NOT_FOUND: 'details.failed.addressGone',
  _ERR_ADDRESS_COUNTRY: 'details.failed.country',
  _ERR_ORDER_NOT_FOUND: 'details.failed.bagGone',
};

/** Error of a failed save that belongs to no field. The typed values remain. */
export function DetailsFailure() {
  const { t } = useTranslation('checkout');
  const { saving, typed, brand } = useUnit({ saving: $saving, typed: $typed, brand: $brand });
  if (saving.status !== 'failed') return null;
  const { refusal, form: purpose } = saving;
  const { key = '', reason } = refusal;
  if (purpose === 'point' || key === '_ERR_SHIPPING_MODE_INVALID') return null;
  const form = purpose && addressForm(typed[purpose].draft.country, brand);
  const isAtField = form && Object.keys(refusedField(form, refusal)).length > 0;
  if (isAtField) return null;
  const fallback =
    reason !== 'refused'
      ? 'details.failed.unreachable'
      : purpose
        ? 'details.failed.refused'
        : 'details.failed.saved';
  return (
    <div data-wrong tabIndex={-1}>
      <Alert>{t(TEXTS[key] ?? fallback)}</Alert>
    </div>
  );
}

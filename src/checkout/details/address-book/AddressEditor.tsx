import { useUnit } from 'effector-react';
import { useState } from 'react';
import { toDraft, toOrderAddress, validate } from '../../../address/address.ts';
import { AddressForm } from '../../../address/AddressForm.tsx';
import type { FieldName } from '../../../address/draft.ts';
import { addressForm, countriesOf } from '../../../address/form.ts';
import { usePhoneLengths } from '../../../address/use-phone-lengths.ts';
import type { Address } from '../../../kernel/address.ts';
import { $brand } from '../../../store-config/model.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { $bookChange, saveAddress } from './address-book-model.ts';
import { refusedField } from './refused-field.ts';
import styles from './SavedAddresses.module.css';

type Props = {
  address: Address;
  isDefault: boolean;
};

const KNOWN: readonly FieldName[] = ['email'];

/** Changes a saved address. What is wrong with it stands at its field; what is typed stays there. */
export function AddressEditor({ address, isDefault }: Props) {
  const { t } = useTranslation('checkout');
  const { change, brand, save } = useUnit({
    change: $bookChange,
    brand: $brand,
    save: saveAddress,
  });
  const lengths = usePhoneLengths();
  const [draft, setDraft] = useState(() => toDraft(address));
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  const [isSent, setIsSent] = useState(false);
  const [first, setFirst] = useState(isDefault);
  const form = addressForm(draft.country, brand, KNOWN);
  const found = form ? validate(form, draft, 'shipping', lengths) : {};
  const shown = Object.entries(found).filter(
    ([name]) => isSent || left.includes(name as FieldName),
  );
  const refusal = change.status === 'editing' ? change.refusal : undefined;
  const refused = form && refusal ? refusedField(form, refusal) : {};
  const hasNoField = refusal && Object.keys(refused).length === 0;

  function submitted() {
    setIsSent(true);
    if (!form || Object.keys(found).length > 0 || address.id === undefined) return;
    const changed = toOrderAddress(form, draft);
    save({ addressId: address.id, address: changed, isDefault: first && !isDefault });
  }

  return (
    <AddressForm
      brand={brand}
      purpose="shipping"
      legend={t('details.book.editTitle')}
      hidesLegend
      draft={draft}
      known={KNOWN}
      countries={countriesOf(brand)}
      errors={{ ...refused, ...Object.fromEntries(shown) }}
      onChange={setDraft}
      onLeave={(name) => setLeft([...left, name])}
      onSubmit={submitted}
    >
      {!isDefault && (
        <Checkbox label={t('details.book.asDefault')} checked={first} onChange={setFirst} />
      )}
      {hasNoField && (
        <Alert>
          {t(refusal.reason === 'refused' ? 'details.book.refused' : 'details.book.notSaved')}
        </Alert>
      )}
      <div className={styles.save}>
        <Button type="submit" wide busy={change.status === 'saving'}>
          {t('details.book.save')}
        </Button>
      </div>
    </AddressForm>
  );
}

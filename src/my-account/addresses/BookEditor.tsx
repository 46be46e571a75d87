import { useUnit } from 'effector-react';
import { useState } from 'react';
import { toDraft, toOrderAddress, validate } from '../../address/address.ts';
import { AddressForm } from '../../address/AddressForm.tsx';
import { type FieldName, emptyDraft } from '../../address/draft.ts';
import { addressForm, countriesOf } from '../../address/form.ts';
import { usePhoneLengths } from '../../address/use-phone-lengths.ts';
import { refusedField } from '../../checkout/details/address-book/refused-field.ts';
import { $brand, $store } from '../../store-config/model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { BookEntry } from './addresses.ts';
import { $bookWork, saveEntry } from './addresses-model.ts';
import styles from './AddressesPage.module.css';

type Props = {
  /** None where it is new. */
  entry: BookEntry | undefined;
  /** It will be the only one, and so be used for everything. */
  isFirst: boolean;
};

// The account has one.
const KNOWN: readonly FieldName[] = ['email'];

/** An address in the form of its country. What is wrong with it stands at its field; what is typed stays there. */
export function BookEditor({ entry, isFirst }: Props) {
  const { t } = useTranslation('myAccount');
  const { work, brand, store, save } = useUnit({
    work: $bookWork,
    brand: $brand,
    store: $store,
    save: saveEntry,
  });
  const lengths = usePhoneLengths();
  const [draft, setDraft] = useState(() =>
    entry ? toDraft(entry.address) : emptyDraft(store.countryCode),
  );
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  const [isSent, setIsSent] = useState(false);
  const [forParcels, setForParcels] = useState(entry?.isDefault ?? isFirst);
  const [forBills, setForBills] = useState(entry?.isForBills ?? isFirst);
  const purpose = forParcels ? 'shipping' : 'billing';
  const form = addressForm(draft.country, brand, KNOWN);
  const found = form ? validate(form, draft, purpose, lengths) : {};
  const shown = Object.entries(found).filter(
    ([name]) => isSent || left.includes(name as FieldName),
  );
  const refusal = work.status === 'editing' ? work.refusal : undefined;
  const refused = form && refusal ? refusedField(form, refusal) : {};
  const hasNoField = refusal && Object.keys(refused).length === 0;

  function submitted() {
    setIsSent(true);
    if (!form || Object.keys(found).length > 0) return;
    save({
      addressId: entry?.id ?? null,
      address: toOrderAddress(form, draft),
      isDefault: forParcels && !entry?.isDefault,
      isForBills: forBills && !entry?.isForBills,
    });
  }

  return (
    <AddressForm
      brand={brand}
      purpose={purpose}
      legend={t(entry ? 'area.addresses.editTitle' : 'area.addresses.newTitle')}
      hidesLegend
      draft={draft}
      known={KNOWN}
      countries={countriesOf(brand)}
      errors={{ ...refused, ...Object.fromEntries(shown) }}
      onChange={setDraft}
      onLeave={(name) => setLeft([...left, name])}
      onSubmit={submitted}
    >
      <div className={styles.foot}>
        {!isFirst && !entry?.isDefault && (
          <Checkbox
            label={t('area.addresses.asShipping')}
            checked={forParcels}
            onChange={setForParcels}
          />
        )}
        {!isFirst && !entry?.isForBills && (
          <Checkbox
            label={t('area.addresses.asBilling')}
            checked={forBills}
            onChange={setForBills}
          />
        )}
        {hasNoField && <Alert>{t(reasonText())}</Alert>}
        <Button type="submit" wide busy={work.status === 'saving'}>
          {t('area.addresses.save')}
        </Button>
      </div>
    </AddressForm>
  );

  function reasonText() {
    if (refusal?.key === '_ERR_ADDRESS_LIMIT') return 'area.addresses.limit';
    return refusal?.reason === 'refused' ? 'area.addresses.refused' : 'area.addresses.notSaved';
  }
}

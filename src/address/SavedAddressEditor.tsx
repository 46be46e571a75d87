import { useUnit } from 'effector-react';
import { type ReactNode, useState } from 'react';
import type { Address } from '../kernel/address.ts';
import { $brand, $store } from '../store-config/model.ts';
import { Button } from '../ui/action/Button.tsx';
import { Alert } from '../ui/feedback/Alert.tsx';
import { type Purpose, toDraft, toOrderAddress, validate } from './address.ts';
import { AddressForm } from './AddressForm.tsx';
import styles from './AddressForm.module.css';
import { type FieldName, emptyDraft } from './draft.ts';
import { addressForm, countriesOf } from './form.ts';
import type { AddressRefusal } from './refusal.ts';
import { refusedField } from './refused-field.ts';
import { usePhoneLengths } from './use-phone-lengths.ts';

type Props = {
  /** Undefined for a new address. */
  address: Address | undefined;
  purpose: Purpose;
  refusal: AddressRefusal | undefined;
  isSaving: boolean;
  legend: string;
  saveLabel: string;
  problemText: (refusal: AddressRefusal) => string;
  /** Called with a valid address. */
  onSave: (address: Address) => void;
  /** Further choices, above the button. */
  children?: ReactNode;
};

// The account has an email.
const KNOWN: readonly FieldName[] = ['email'];

/** Form of a saved address. Problems are shown at their fields, and typed values stay. */
export function SavedAddressEditor({ address, purpose, refusal, isSaving, ...props }: Props) {
  const { brand, store } = useUnit({ brand: $brand, store: $store });
  const lengths = usePhoneLengths();
  const [draft, setDraft] = useState(() =>
    address ? toDraft(address) : emptyDraft(store.countryCode),
  );
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  const [isSent, setIsSent] = useState(false);
  const form = addressForm(draft.country, brand, KNOWN);
  const found = form ? validate(form, draft, purpose, lengths) : {};
  const shown = Object.entries(found).filter(
    ([name]) => isSent || left.includes(name as FieldName),
  );
  const refused = form && refusal ? refusedField(form, refusal) : {};
  const hasNoField = refusal && Object.keys(refused).length === 0;

  function submitted() {
    setIsSent(true);
    if (form && Object.keys(found).length === 0) props.onSave(toOrderAddress(form, draft));
  }

  return (
    <AddressForm
      brand={brand}
      purpose={purpose}
      legend={props.legend}
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
        {props.children}
        {hasNoField && <Alert>{props.problemText(refusal)}</Alert>}
        <Button type="submit" wide busy={isSaving}>
          {props.saveLabel}
        </Button>
      </div>
    </AddressForm>
  );
}

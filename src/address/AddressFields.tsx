import type { FocusEvent } from 'react';
import { compareNames, nameOf } from '../kernel/intl.ts';
import type { Brand } from '../commerce/brands.ts';
import { Alert } from '../ui/feedback/Alert.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Select } from '../ui/form/Select.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { type AddressErrors, type Purpose, moveDraft, normalise } from './address.ts';
import { AddressControl } from './AddressControl.tsx';
import styles from './AddressForm.module.css';
import type { AddressDraft, FieldName } from './draft.ts';
import { type AddressFormLayout, addressForm } from './form.ts';
import { problemText } from './problem-text.ts';

export type AddressFieldsProps = {
  brand: Brand;
  purpose: Purpose;
  draft: AddressDraft;
  errors: AddressErrors;
  /** Where the shop delivers from here; with one of them there is nothing to choose. */
  countries: readonly string[];
  /** Fields that need not be asked for. */
  known?: readonly FieldName[] | undefined;
  /** The form itself, where it is not the brand's own of the draft's country. */
  form?: AddressFormLayout | undefined;
  /** What the fields are called together, unless by their purpose. */
  legend?: string | undefined;
  /** Something else on the screen says it already. */
  hidesLegend?: boolean | undefined;
  /** What they are for, where that needs a sentence. */
  intro?: string | undefined;
  onChange: (draft: AddressDraft) => void;
  /** FRM-01: a field was left for another one of the form. */
  onLeave?: ((name: FieldName) => void) | undefined;
};

/** ADR-01…20: the fields of an address, as the brand asks for them in the draft's country. */
export function AddressFields(props: AddressFieldsProps) {
  const { brand, purpose, draft, errors, countries, known, legend, intro, onChange, onLeave } =
    props;
  const { t, i18n } = useTranslation('checkout');
  const title = legend ?? t(`address.legend.${purpose}`);
  const form = props.form ?? addressForm(draft.country, brand, known);
  const nameOfCountry = (code: string) => nameOf('region', code, i18n.language);
  const named = countries
    .map((code) => ({ value: code, label: nameOfCountry(code) }))
    .sort((one, other) => compareNames(one.label, other.label, i18n.language));

  function left(name: FieldName, { relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (!form) return;
    const tidy = normalise(form, draft)[name];
    if (tidy !== draft[name]) onChange({ ...draft, [name]: tidy });
    // A new line of text would move the button from under the pointer; submitting says it all anyway.
    const isWithin = relatedTarget?.closest('form') === currentTarget.closest('form');
    if (relatedTarget && isWithin && !relatedTarget.matches('[type=submit]')) onLeave?.(name);
  }

  return (
    <fieldset className={styles.group}>
      {props.hidesLegend ? (
        <legend>
          <VisuallyHidden>{title}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={styles.legend}>{title}</legend>
      )}
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      {countries.length > 1 && (
        <Select
          label={t('address.country')}
          name="country"
          autoComplete={`${purpose} country`}
          value={draft.country}
          options={named}
          onChange={(country) => onChange(moveDraft(draft, country))}
        />
      )}
      {form ? (
        <div className={styles.fields}>
          {form.fields.map((field) => (
            <div
              key={field.name}
              className={styles.field}
              data-width={field.width}
              onBlur={(event) => left(field.name, event)}
            >
              <AddressControl
                field={field}
                country={form.country}
                purpose={purpose}
                value={draft[field.name]}
                error={problemText(errors[field.name], t, i18n.language)}
                onChange={(value) => onChange({ ...draft, [field.name]: value })}
              />
            </div>
          ))}
        </div>
      ) : (
        <Alert severity="warning">
          {t('address.noDelivery', { country: nameOfCountry(draft.country) })}
        </Alert>
      )}
    </fieldset>
  );
}

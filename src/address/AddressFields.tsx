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
  /** Countries to choose from; a single one needs no select. */
  countries: readonly string[];
  /** Fields to leave out. */
  known?: readonly FieldName[] | undefined;
  /** Layout, if not the brand's own for the draft's country. */
  form?: AddressFormLayout | undefined;
  /** Legend of the fieldset; the purpose's by default. */
  legend?: string | undefined;
  /** True if visible text already names the fields. */
  hidesLegend?: boolean | undefined;
  /** Introduction above the fields. */
  intro?: string | undefined;
  onChange: (draft: AddressDraft) => void;
  /** FRM-01: the focus moved to another field of the form. */
  onLeave?: ((name: FieldName) => void) | undefined;
};

/** ADR-01…20: address fields of the brand's form for the draft's country. */
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
    // Not for the submit button: an error line would move it from under the pointer, and submitting
    // validates anyway.
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

import { useTranslation } from '../ui/i18n/use-translation.ts';
import { MailSuggestion } from '../ui/form/MailSuggestion.tsx';
import { FieldSelect } from '../ui/form/FieldSelect.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import type { Purpose } from './address.ts';
import type { AddressField, TITLES } from './form.ts';
import { examplePostcode } from './postcode.ts';

type Props = {
  field: AddressField;
  country: string;
  purpose: Purpose;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

// Overrides the automatic capitalisation of on-screen keyboards.
const CAPITALS: Readonly<Record<string, string>> = {
  postcode: 'characters',
  email: 'none',
  firstName: 'words',
  lastName: 'words',
  city: 'words',
};

export function AddressControl({ field, country, purpose, value, error, onChange }: Props) {
  const { t } = useTranslation('checkout');
  const { name, control, isRequired, label, hint, options } = field;
  const shared = {
    name,
    value,
    error,
    onChange,
    required: isRequired,
    autoComplete: `${purpose} ${field.autoComplete}`,
    hint: hint === undefined ? undefined : t(hint, { example: examplePostcode(country) }),
  };
  const optional = isRequired ? undefined : t('address.optional');
  if (control === 'select')
    return (
      <FieldSelect
        {...shared}
        label={[t(label), optional].filter(Boolean).join(' ')}
        options={[
          { value: '', label: t('address.choose') },
          // Only titles have a translated name instead of their own.
          ...options.map(([each, own]) => ({
            value: each,
            label: own === '' ? t(`address.titles.${each as (typeof TITLES)[number]}`) : own,
          })),
        ]}
      />
    );
  const input = (
    <TextField
      {...shared}
      label={t(label)}
      optionalLabel={optional}
      type={field.type}
      inputMode={field.inputMode}
      autoCapitalize={CAPITALS[name] ?? 'sentences'}
      autoCorrect="off"
      spellCheck={false}
    />
  );
  if (name !== 'email') return input;
  return (
    <div>
      {input}
      <MailSuggestion typed={value} onTake={onChange} />
    </div>
  );
}

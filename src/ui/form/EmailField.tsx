import { type ComponentProps, useRef, useState } from 'react';
import { MailSuggestion } from './MailSuggestion.tsx';
import { TextField } from './TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'name' | 'value'>;

/**
 * A field for a mail address that has to be given; the form's data have it as `email`. A likely slip is asked about.
 * @example <EmailField label={t('email')} error={error && t(error)} />
 */
export function EmailField({ onChange, ...props }: Props) {
  const [typed, setTyped] = useState('');
  const place = useRef<HTMLDivElement>(null);

  function changed(email: string) {
    setTyped(email);
    onChange?.(email);
  }

  function taken(email: string) {
    const field = place.current?.querySelector<HTMLInputElement>('[name="email"]');
    if (field) field.value = email;
    changed(email);
  }

  return (
    <div ref={place}>
      <TextField
        autoComplete="email"
        {...props}
        name="email"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        onChange={changed}
      />
      <MailSuggestion typed={typed} onTake={taken} />
    </div>
  );
}

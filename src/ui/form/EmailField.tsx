import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'name'>;

/**
 * A field for a mail address that has to be given; the form's data have it as `email`.
 * @example <EmailField label={t('email')} error={error && t(error)} />
 */
export function EmailField(props: Props) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

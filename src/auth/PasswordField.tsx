import type { ComponentProps } from 'react';
import { TextField } from '../ui/form/TextField.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import styles from './PasswordField.module.css';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'name'> & {
  /** Whether it can be read. Whoever sends it hides it again. */
  isShown: boolean;
  onShow: (isShown: boolean) => void;
};

/** A password that can be looked at while it is typed: many are mistyped on a telephone. */
export function PasswordField({ isShown, onShow, ...field }: Props) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.field}>
      <TextField
        {...field}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <button
        type="button"
        className={styles.show}
        aria-pressed={isShown}
        onClick={() => onShow(!isShown)}
      >
        {t('signIn.showPassword')}
      </button>
    </div>
  );
}

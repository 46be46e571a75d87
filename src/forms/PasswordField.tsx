import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { TextField } from '../ui/form/TextField.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import styles from './PasswordField.module.css';

type Props = Omit<ComponentProps<typeof TextField>, 'type'> & {
  /** Hides the password again when this changes, for example on submit. */
  hidesAt?: number | undefined;
};

/** FRM-10: password field with a reveal button, because typing errors are common on phones. */
export function PasswordField({ hidesAt = 0, autoComplete = 'off', label, hint, ...field }: Props) {
  const { t } = useTranslation('forms');
  const [shown, setShown] = useState({ isShown: false, hidesAt });
  const [isCapital, setCapital] = useState(false);
  const isShown = shown.isShown && shown.hidesAt === hidesAt;
  const id = useId();

  function pressed(event: KeyboardEvent) {
    setCapital(event.getModifierState('CapsLock'));
  }

  return (
    <div className={styles.field}>
      <TextField
        {...field}
        label={label}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={pressed}
        onKeyUp={pressed}
        hint={hint}
      />
      <p aria-live="polite" className={styles.capitals}>
        {isCapital && t('password.capsLock')}
      </p>
      <span id={id} hidden>
        {label}
      </span>
      <button
        type="button"
        className={styles.show}
        aria-pressed={isShown}
        aria-describedby={id}
        onClick={() => setShown({ isShown: !isShown, hidesAt })}
      >
        {t('password.show')}
      </button>
    </div>
  );
}

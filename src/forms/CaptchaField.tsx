import { useUnit } from 'effector-react';
import { Suspense, useEffect, useId, useState } from 'react';
import { $captcha, openCaptcha } from '../captcha/model.ts';
import { Alert } from '../ui/feedback/Alert.tsx';
import { FieldNotes } from '../ui/form/FieldNotes.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { lazyView } from '../ui/lazy-view.ts';
import styles from './CaptchaField.module.css';

const Captcha = lazyView(() => import('../captcha/Captcha.tsx'), 'Captcha');

type Props = {
  name: string;
  label: string;
  error: string | undefined;
  /** CAP-06: shown if the provider is unreachable or fails. */
  failedText: string;
  /** CAP-02, CAP-03: called with the token, in addition to the form. */
  onChange?: (token: string | null) => void;
};

/** CAP-01: loads the provider's script on mount. */
export function CaptchaField({ name, label, error, failedText, onChange }: Props) {
  const { t } = useTranslation('forms');
  const { script, open } = useUnit({ script: $captcha, open: openCaptcha });
  const [token, setToken] = useState<string | null>(null);
  const id = useId();
  useEffect(() => open(), [open]);

  function answered(answer: string | null) {
    setToken(answer);
    onChange?.(answer);
  }

  return (
    <div>
      <p className={styles.label}>{label}</p>
      <div className={styles.place} tabIndex={-1}>
        {script === 'here' && (
          <Suspense>
            <Captcha
              label={label}
              errorMessage={failedText}
              takesFocus={false}
              onChange={answered}
            />
          </Suspense>
        )}
        {script === 'loading' && <p className={styles.coming}>{t('captcha.loading')}</p>}
        {script === 'failed' && (
          <Alert severity="warning" actionLabel={t('captcha.retry')} onAction={() => open()}>
            {failedText}
          </Alert>
        )}
      </div>
      <input type="hidden" name={name} value={token ?? ''} />
      <FieldNotes id={`${id}-notes`} error={error} />
    </div>
  );
}

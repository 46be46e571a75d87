import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Button } from '../ui/action/Button.tsx';
import { Alert } from '../ui/feedback/Alert.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Captcha } from './Captcha.tsx';
import styles from './CaptchaOffer.module.css';
import { $captcha, openCaptcha } from './model.ts';

type Props = {
  /** CAP-02, CAP-03 */
  onChange: (token: string | null) => void;
};

/** Offers a captcha instead of waiting. The provider is contacted only on request. */
export function CaptchaOffer({ onChange }: Props) {
  const { t } = useTranslation('throttle');
  const { script, open } = useUnit({ script: $captcha, open: openCaptcha });
  const [isAsked, setIsAsked] = useState(false);

  function asked() {
    setIsAsked(true);
    open();
  }

  return (
    <div className={styles.offer}>
      {script !== 'here' && (
        <>
          <p className={styles.text}>{t('proof.offer')}</p>
          <Button variant="secondary" size="small" busy={script === 'loading'} onClick={asked}>
            {t('proof.action')}
          </Button>
        </>
      )}
      {script === 'failed' && <Alert>{t('proof.failed')}</Alert>}
      {script === 'here' && (
        <Captcha
          label={t('proof.label')}
          errorMessage={t('proof.error')}
          takesFocus={isAsked}
          onChange={onChange}
        />
      )}
    </div>
  );
}

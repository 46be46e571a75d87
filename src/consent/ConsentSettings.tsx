import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/action/Button.tsx';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import styles from './ConsentSettings.module.css';
import { type Agreed, OPTIONAL_PURPOSES } from './consent.ts';
import { confirmSettings, tickPurpose } from './notice-model.ts';

type Props = {
  ticks: Agreed;
  /** CKN-08: rejecting is as easy as confirming. */
  reject: ReactNode;
  /** Given to a shopper who has already chosen. */
  onClose: (() => void) | undefined;
};

/** CKN-03, CKN-04: a checkbox per purpose and a confirm button. */
export function ConsentSettings({ ticks, reject, onClose }: Props) {
  const { t } = useTranslation('consent');
  const wishes = useUnit({ tickPurpose, confirmSettings });
  return (
    <>
      <div className={styles.purposes} role="group" aria-label={t('settings.title')}>
        <Checkbox
          label={t('purpose.functional')}
          hint={t('hint.functional')}
          checked
          disabled
          readOnly
        />
        {OPTIONAL_PURPOSES.map((purpose) => (
          <Checkbox
            key={purpose}
            label={t(`purpose.${purpose}`)}
            hint={t(`hint.${purpose}`)}
            checked={ticks[purpose]}
            onChange={(isOn) => wishes.tickPurpose({ purpose, isOn })}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button size="small" onClick={() => wishes.confirmSettings()}>
          {t('confirm')}
        </Button>
        {reject}
        {onClose && (
          <Button size="small" variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </div>
    </>
  );
}

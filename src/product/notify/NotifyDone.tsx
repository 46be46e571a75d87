import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import styles from './NotifyDone.module.css';

/** Moves the focus to its button, because the submit button has unmounted. */
export function NotifyDone({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('catalogue');
  return (
    <div className={styles.done}>
      <Alert severity="success">{t('product.notify.done')}</Alert>
      <Button wide ref={(button) => button?.focus()} onClick={onBack}>
        {t('product.notify.back')}
      </Button>
    </div>
  );
}

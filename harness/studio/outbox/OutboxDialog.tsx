import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { Outbox } from './Outbox.tsx';
import { useModal } from '../use-modal.ts';
import dialogStyles from '../Dialog.module.css';
import styles from './Outbox.module.css';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Emails sent by the shop's simulated backend. */
export function OutboxDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation('studio');
  const dialog = useModal(isOpen);
  return (
    <dialog
      ref={dialog}
      className={`${dialogStyles.dialog} ${styles.dialog}`}
      aria-labelledby="outbox-title"
      onCancel={onClose}
    >
      <div className={styles.head}>
        <h2 id="outbox-title">{t('outbox.title')}</h2>
        <p>{t('outbox.lead')}</p>
      </div>
      {isOpen && <Outbox />}
      <div className={dialogStyles.actions}>
        <button type="button" data-main onClick={onClose}>
          {t('outbox.close')}
        </button>
      </div>
    </dialog>
  );
}

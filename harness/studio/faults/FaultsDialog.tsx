import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { FaultsForm } from './FaultsForm.tsx';
import { useModal } from '../use-modal.ts';
import styles from '../Dialog.module.css';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Configures fault injection of the embedded backend. */
export function FaultsDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation('studio');
  const dialog = useModal(isOpen);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="faults-title"
      onCancel={onClose}
    >
      <h2 id="faults-title">{t('faults.title')}</h2>
      <p>{t('faults.lead')}</p>
      {isOpen && <FaultsForm />}
      <div className={styles.actions}>
        <button type="button" data-main onClick={onClose}>
          {t('faults.close')}
        </button>
      </div>
    </dialog>
  );
}

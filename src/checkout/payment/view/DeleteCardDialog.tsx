import { useUnit } from 'effector-react';
import { brandName } from '../card-brands.ts';
import type { SavedCard } from '../contract.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import styles from './DeleteCardDialog.module.css';
import { $deletion, confirmDeletion, dropDeletion } from '../methods/methods-model.ts';

type Props = {
  savedCards: readonly SavedCard[];
};

/** API-56: asks for confirmation, because deleting a saved card is final. */
export function DeleteCardDialog({ savedCards }: Props) {
  const { t } = useTranslation('checkout');
  const { deletion, confirm, drop } = useUnit({
    deletion: $deletion,
    confirm: confirmDeletion,
    drop: dropDeletion,
  });
  const card = savedCards.find(({ id }) => id === deletion?.cardId);
  return (
    <Modal
      open={card !== undefined}
      onClose={() => drop()}
      title={t('pay.deletion.title')}
      closeLabel={t('pay.deletion.keep')}
      footer={
        <div className={styles.actions}>
          <Button wide busy={deletion?.isUnderWay ?? false} onClick={() => confirm()}>
            {t('pay.deletion.confirm')}
          </Button>
          <Button variant="secondary" wide onClick={() => drop()}>
            {t('pay.deletion.keep')}
          </Button>
        </div>
      }
    >
      <p>
        {card && t('pay.deletion.text', { brand: brandName(card.brand), digits: card.lastDigits })}
      </p>
      {deletion?.hasFailed && <Alert>{t('pay.deletion.failed')}</Alert>}
    </Modal>
  );
}

import { useUnit } from 'effector-react';
import { Button } from '../ui/action/Button.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Modal } from '../ui/overlay/Modal.tsx';
import styles from './LeaveDialog.module.css';
import { MembershipFailure } from './MembershipFailure.tsx';
import { $membershipChange, leave, stay } from './membership-model.ts';

/** Confirmation before leaving the programme, with the consequences. */
export function LeaveDialog() {
  const { t } = useTranslation(['myAccount', 'common']);
  const { change, confirm, keep } = useUnit({
    change: $membershipChange,
    confirm: leave,
    keep: stay,
  });
  const isLeaving = 'wish' in change && change.wish === 'leave';
  return (
    <Modal
      open={change.status === 'asking' || isLeaving}
      onClose={() => keep()}
      closeLabel={t('common:action.close')}
      title={t('membership.leave.title')}
      footer={
        <div className={styles.actions}>
          <Button wide busy={change.status === 'sending'} onClick={() => confirm()}>
            {t('membership.leave.confirm')}
          </Button>
          <Button wide variant="secondary" onClick={() => keep()}>
            {t('membership.leave.stay')}
          </Button>
        </div>
      }
    >
      <div className={styles.actions}>
        <p>{t('membership.leave.help')}</p>
        {change.status === 'failed' && isLeaving && <MembershipFailure errors={change.errors} />}
      </div>
    </Modal>
  );
}

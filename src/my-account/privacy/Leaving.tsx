import { useUnit } from 'effector-react';
import type { Account } from '../../account/api.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useDates } from '../../orders/use-dates.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $leavingChange, keepAccount } from './account-deletion-model.ts';

/** Notice of the pending account deletion, with a button to cancel it. */
export function Leaving({ account: { endsAt } }: { account: Account }) {
  const { t } = useTranslation('myAccount');
  const { dayOf } = useDates();
  const { change, keep } = useUnit({ change: $leavingChange, keep: keepAccount });
  if (endsAt === undefined) return null;
  return (
    <Alert
      severity="warning"
      actionLabel={t('area.leaving.keep')}
      busy={change.status === 'submitting'}
      onAction={() => keep()}
    >
      {t('area.leaving.until', { day: dayOf(endsAt) })}
    </Alert>
  );
}

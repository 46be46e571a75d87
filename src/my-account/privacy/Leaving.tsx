import { useUnit } from 'effector-react';
import type { Account } from '../../account/contract.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $leavingChange, keepAccount } from './leaving-model.ts';

/** The account is to end, and can be kept until then. */
export function Leaving({ account: { endsAt } }: { account: Account }) {
  const { t, i18n } = useTranslation('myAccount');
  const { change, keep } = useUnit({ change: $leavingChange, keep: keepAccount });
  if (endsAt === undefined) return null;
  const day = new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-GB' : i18n.language, {
    dateStyle: 'long',
  }).format(Date.parse(endsAt));
  return (
    <Alert
      severity="warning"
      actionLabel={t('area.leaving.keep')}
      busy={change.status === 'submitting'}
      onAction={() => keep()}
    >
      {t('area.leaving.until', { day })}
    </Alert>
  );
}

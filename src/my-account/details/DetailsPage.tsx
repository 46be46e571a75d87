import { useUnit } from 'effector-react';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $account, retryAccount } from '../account-model.ts';
import { AccountHead } from '../AccountHead.tsx';
import { DetailsBlock } from './DetailsBlock.tsx';
import { SignInBlocks } from './SignInBlocks.tsx';

/** RTE-02: page of the personal details. */
export function DetailsPage() {
  const { t } = useTranslation('myAccount');
  const { shown, retry } = useUnit({ shown: $account, retry: retryAccount });
  return (
    <>
      <AccountHead title={t('area.pages.personaldetails')}>{t('area.details.intro')}</AccountHead>
      {view()}
    </>
  );

  function view() {
    switch (shown.status) {
      case 'failed':
        return (
          <Alert actionLabel={t('area.again')} onAction={() => retry()}>
            {t('area.details.failed')}
          </Alert>
        );
      case 'ready':
        return (
          <>
            <DetailsBlock account={shown.account} />
            <SignInBlocks email={shown.account.emailAddress} />
          </>
        );
      default:
        return (
          <div role="status" aria-label={t('area.loading')}>
            <Skeleton shape="block" />
          </div>
        );
    }
  }
}

import { useUnit } from 'effector-react';
import { useState } from 'react';
import { RequestFailure } from '../../auth/RequestFailure.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { $account, retryAccount } from '../account-model.ts';
import { AccountHead } from '../AccountHead.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { DataExportSection } from './DataExportSection.tsx';
import { $isSigningOutEverywhere, signOutEverywhere } from './sign-out-everywhere-model.ts';
import { Leaving } from './Leaving.tsx';
import { $leavingChange, deleteAccount } from './account-deletion-model.ts';

/** AUT-21, API-48: page for sign-out on all devices, data download and account deletion. */
export function PrivacyPage() {
  const { t } = useTranslation('myAccount');
  const { shown, change, isSigningOut, ...wishes } = useUnit({
    shown: $account,
    change: $leavingChange,
    isSigningOut: $isSigningOutEverywhere,
    leaveAll: signOutEverywhere,
    end: deleteAccount,
    retry: retryAccount,
  });
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <AccountHead title={t('area.pages.privacy')}>{t('area.privacy.intro')}</AccountHead>
      <AccountSection title={t('area.signOut.everywhere')}>
        <p>{t('area.signOut.help')}</p>
        <div>
          <Button
            variant="secondary"
            size="small"
            busy={isSigningOut}
            onClick={() => wishes.leaveAll()}
          >
            {t('area.signOut.everywhere')}
          </Button>
        </div>
      </AccountSection>
      <DataExportSection />
      <AccountSection title={t('area.privacy.delete')}>{ending()}</AccountSection>
      <Modal
        open={isAsked}
        title={t('area.privacy.sure')}
        closeLabel={t('area.privacy.no')}
        onClose={() => setAsked(false)}
        footer={
          <Button
            wide
            onClick={() => {
              setAsked(false);
              wishes.end();
            }}
          >
            {t('area.privacy.yes')}
          </Button>
        }
      >
        <p>{t('area.privacy.deleteHelp')}</p>
        <p>{t('area.privacy.orders')}</p>
      </Modal>
    </>
  );

  function ending() {
    if (shown.status === 'failed')
      return (
        <Alert actionLabel={t('area.again')} onAction={() => wishes.retry()}>
          {t('area.privacy.failed')}
        </Alert>
      );
    if (shown.status !== 'ready') return <Skeleton shape="block" />;
    return (
      <>
        <RequestFailure state={change} />
        {shown.account.endsAt === undefined ? (
          <>
            <p>{t('area.privacy.deleteHelp')}</p>
            <div>
              <Button
                variant="secondary"
                size="small"
                busy={change.status === 'submitting'}
                onClick={() => setAsked(true)}
              >
                {t('area.privacy.open')}
              </Button>
            </div>
          </>
        ) : (
          <Leaving account={shown.account} />
        )}
      </>
    );
  }
}

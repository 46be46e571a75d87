import { useUnit } from 'effector-react';
import { $userInfo } from '../session/model.ts';
import { $store } from '../store-config/model.ts';
import { LinkButton } from '../ui/action/LinkButton.tsx';
import { useBrandLayout } from '../ui/brand-layout.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { PageFailure } from '../ui/feedback/PageFailure.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { FocusOnChange } from '../ui/overlay/FocusOnChange.tsx';
import { $gate } from './gate-model.ts';
import { JoinForm } from './JoinForm.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { MemberCard } from './MemberCard.tsx';
import { isMember } from './contract.ts';
import { $membership, retryMembership } from './membership-model.ts';
import styles from './MembershipPage.module.css';

/** MEM-01, API-46: membership page: join, level and points, leave. */
export function MembershipPage({ termsPath }: { termsPath: string }) {
  const { t } = useTranslation('myAccount');
  const layout = useBrandLayout().facts;
  const { shown, gate, info, store, retry } = useUnit({
    shown: $membership,
    gate: $gate,
    info: $userInfo,
    store: $store,
    retry: retryMembership,
  });
  const brand = store.storeBrandName;
  const isReady = shown.status === 'ready' && info.status === 'registered';
  const member = isReady && isMember(shown.membership) ? shown.membership : undefined;
  return (
    <FocusOnChange
      label={t('membership.title')}
      content={`${info.status} ${shown.status} ${member === undefined ? 'none' : 'member'}`}
    >
      {view()}
      <LeaveDialog />
    </FocusOnChange>
  );

  function view() {
    // MEM-03
    if (!store.membershipLoyalty)
      return (
        <EmptyState
          headingLevel={1}
          title={t('membership.notHere.title')}
          actions={<LinkButton to="/myaccount">{t('membership.account')}</LinkButton>}
        >
          {t('membership.notHere.help', { brand })}
        </EmptyState>
      );
    if (shown.status === 'failed' || info.status === 'failed')
      return (
        <PageFailure
          title={t('membership.failed.title')}
          retry={{ label: t('membership.failed.action'), onRetry: () => retry() }}
          way={{ label: t('membership.account'), to: '/myaccount' }}
        >
          {t('membership.failed.help')}
        </PageFailure>
      );
    return (
      <div className={styles.page} data-layout={layout}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('membership.title')}</h1>
          <p className={styles.help} role="status">
            {isReady
              ? t(member ? 'membership.member' : 'membership.invitation', { brand })
              : t('membership.loading')}
          </p>
        </header>
        {!isReady ? (
          <div className={styles.waiting}>
            <Skeleton shape="block" />
          </div>
        ) : member ? (
          <MemberCard membership={member} termsPath={termsPath} />
        ) : (
          <JoinForm hasGate={'isResting' in gate} termsPath={termsPath} />
        )}
      </div>
    );
  }
}

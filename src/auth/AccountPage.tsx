import { useUnit } from 'effector-react';
import { $isReadingUserInfo, $userInfo } from '../session/model.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Button } from '../ui/action/Button.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { openSignIn } from './model.ts';
import { SignedInPanel } from './SignedInPanel.tsx';
import styles from './AccountPage.module.css';

/** RTE-01: the account's front door, for registered shoppers (ROL-05); others are asked to sign in. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const { info, isReading, signIn } = useUnit({
    info: $userInfo,
    isReading: $isReadingUserInfo,
    signIn: openSignIn,
  });
  if (info.status === 'registered')
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{t('signedIn.title')}</h1>
        <SignedInPanel />
      </div>
    );
  if (isReading) return <Skeleton shape="block" />;
  return (
    <EmptyState
      headingLevel={1}
      title={t('account.guest.title')}
      actions={
        <Button onClick={() => signIn({ place: 'account' })}>{t('account.guest.action')}</Button>
      }
    >
      <p>{t('account.guest.help')}</p>
    </EmptyState>
  );
}

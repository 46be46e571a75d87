import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { openSignIn } from '../../../auth/model.ts';
import { AccountShell } from '../../../my-account/AccountShell.tsx';
import type { Section } from '../../../my-account/section.ts';
import { OverviewPage } from '../../../my-account/overview/OverviewPage.tsx';
import { $isReadingUserInfo, $userInfo } from '../../../session/model.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { lazyView } from '../../../ui/lazy-view.ts';

const AddressesPage = lazyView(
  () => import('../../../my-account/addresses/AddressesPage.tsx'),
  'AddressesPage',
  'part',
  ['checkout', 'myAccount'],
);

const CardsPage = lazyView(
  () => import('../../../my-account/cards/CardsPage.tsx'),
  'CardsPage',
  'part',
  ['myAccount'],
);

const DetailsPage = lazyView(
  () => import('../../../my-account/details/DetailsPage.tsx'),
  'DetailsPage',
  'part',
  ['forms', 'myAccount'],
);

const NewsletterPreferencesPage = lazyView(
  () => import('../../../my-account/newsletter-preferences/NewsletterPreferencesPage.tsx'),
  'NewsletterPreferencesPage',
  'part',
  ['myAccount'],
);

const PrivacyPage = lazyView(
  () => import('../../../my-account/privacy/PrivacyPage.tsx'),
  'PrivacyPage',
  'part',
  ['myAccount'],
);

type Props = {
  section: Section;
};

/** RTE-01: account of registered shoppers (ROL-05); asks others to sign in. */
export function AccountRoute({ section }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const { info, isReading, signIn } = useUnit({
    info: $userInfo,
    isReading: $isReadingUserInfo,
    signIn: openSignIn,
  });
  const loading = (
    <>
      <VisuallyHidden as="h1">{t(`common:page.${section}`)}</VisuallyHidden>
      <Skeleton shape="block" />
    </>
  );
  if (info.status === 'registered')
    return (
      <AccountShell>
        {/* Keeps the submenu and its focus while a section loads for the first time. */}
        <Suspense fallback={loading}>{view()}</Suspense>
      </AccountShell>
    );
  if (isReading) return loading;
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

  function view() {
    switch (section) {
      case 'personaldetails':
        return <DetailsPage />;
      case 'addresses':
        return <AddressesPage />;
      case 'savedcards':
        return <CardsPage />;
      case 'newsletter':
        return <NewsletterPreferencesPage />;
      case 'privacy':
        return <PrivacyPage />;
      default:
        return <OverviewPage />;
    }
  }
}

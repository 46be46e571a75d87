import { useUnit } from 'effector-react';
import { $userInfo } from '../../session/model.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { AccountHead } from '../AccountHead.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { NewsletterPreferencesForm } from './NewsletterPreferencesForm.tsx';
import {
  $newsletterPreferences,
  retryNewsletterPreferences,
} from './newsletter-preferences-model.ts';

/** API-65: page of the newsletter preferences. */
export function NewsletterPreferencesPage() {
  const { t } = useTranslation('myAccount');
  const { letters, info, retry } = useUnit({
    letters: $newsletterPreferences,
    info: $userInfo,
    retry: retryNewsletterPreferences,
  });
  const email = info.status === 'registered' ? info.userEmail : '';
  return (
    <>
      <AccountHead title={t('area.pages.newsletter')}>{t('area.letters.intro')}</AccountHead>
      {view()}
    </>
  );

  function view() {
    switch (letters.status) {
      case 'failed':
        return (
          <Alert actionLabel={t('area.again')} onAction={() => retry()}>
            {t('area.letters.failed')}
          </Alert>
        );
      case 'ready':
        return (
          <AccountSection
            title={t(letters.preferences.isSubscribed ? 'area.letters.come' : 'area.letters.none')}
          >
            <NewsletterPreferencesForm preferences={letters.preferences} email={email} />
          </AccountSection>
        );
      default:
        return (
          <div role="status" aria-label={t('area.letters.loading')}>
            <Skeleton shape="block" />
          </div>
        );
    }
  }
}

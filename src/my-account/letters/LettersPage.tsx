import { useUnit } from 'effector-react';
import { $userInfo } from '../../session/model.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { AccountHead } from '../AccountHead.tsx';
import { Block } from '../Block.tsx';
import { LettersForm } from './LettersForm.tsx';
import { $letters, retryLetters } from './letters-model.ts';

/** API-65: page of the newsletter preferences. */
export function LettersPage() {
  const { t } = useTranslation('myAccount');
  const { letters, info, retry } = useUnit({
    letters: $letters,
    info: $userInfo,
    retry: retryLetters,
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
          <Block
            title={t(letters.preferences.isSubscribed ? 'area.letters.come' : 'area.letters.none')}
          >
            <LettersForm preferences={letters.preferences} email={email} />
          </Block>
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

import { useUnit } from 'effector-react';
import { $today } from '../../ports/read-clock.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { FocusOnChange } from '../../ui/overlay/FocusOnChange.tsx';
import { AccountHead } from '../AccountHead.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { CardEntry } from './CardEntry.tsx';
import { cardsIn, offeredFirst } from './cards.ts';
import { $cardWork, $cards, retryCards } from './cards-model.ts';
import styles from './CardsPage.module.css';
import { RemovedCardNote } from './RemovedCardNote.tsx';

/** AUT-26: page of the saved cards, to choose the default or remove cards. */
export function CardsPage() {
  const { t } = useTranslation('myAccount');
  const { cards, work, today, retry } = useUnit({
    cards: $cards,
    work: $cardWork,
    today: $today,
    retry: retryCards,
  });
  const saved = cardsIn(cards);
  const first = offeredFirst(saved, today);
  return (
    <>
      <AccountHead title={t('area.pages.savedcards')}>{t('area.cards.intro')}</AccountHead>
      <FocusOnChange label={t('area.cards.list')} content={`${cards.status} ${saved.length}`}>
        <div className={styles.page}>{view()}</div>
      </FocusOnChange>
    </>
  );

  function view() {
    switch (cards.status) {
      case 'failed':
        return (
          <Alert actionLabel={t('area.cards.again')} onAction={() => retry()}>
            {t('area.cards.failed.list')}
          </Alert>
        );
      case 'ready':
        return (
          <>
            {work.status === 'failed' && <Alert>{t(`area.cards.failed.${work.doing}`)}</Alert>}
            <RemovedCardNote cards={saved} />
            {saved.length === 0 ? (
              <AccountSection title={t('area.cards.emptyTitle')}>
                <p>{t('area.cards.empty')}</p>
              </AccountSection>
            ) : (
              <ul className={styles.list}>
                {saved.map((card) => (
                  <CardEntry key={card.id} card={card} isDefault={card === first} />
                ))}
              </ul>
            )}
          </>
        );
      default:
        return (
          <div role="status" aria-label={t('area.cards.loading')}>
            <Skeleton shape="block" />
          </div>
        );
    }
  }
}

import { useUnit } from 'effector-react';
import { numberText } from '../commerce/number-text.ts';
import { Button } from '../ui/action/Button.tsx';
import { LinkButton } from '../ui/action/LinkButton.tsx';
import { TaggedText } from '../ui/i18n/TaggedText.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import type { Membership } from './contract.ts';
import { $store } from '../store-config/model.ts';
import styles from './MemberCard.module.css';
import { askLeave } from './membership-model.ts';
import { MembershipTerms } from './MembershipTerms.tsx';

type Props = {
  membership: Membership;
  termsPath: string;
};

/** API-46: level, points and member number, as far as they are known. */
export function MemberCard({ membership, termsPath }: Props) {
  const { t } = useTranslation('myAccount');
  const { store, ask } = useUnit({ store: $store, ask: askLeave });
  const { tier, points, memberId } = membership;
  return (
    <>
      <section className={styles.card} data-tone="dark" aria-labelledby="level">
        <p className={styles.brand}>{store.storeBrandName}</p>
        <h2 id="level" className={styles.level}>
          {tier === undefined
            ? t('membership.title')
            : t(`membership.tier.${tier}`, {
                tier,
                defaultValue: t('membership.tier.other', { tier }),
              })}
        </h2>
        {points !== undefined && (
          <p className={styles.points}>
            <TaggedText
              text={t('membership.points', {
                count: points,
                number: numberText(points, store.locale),
              })}
              tags={[(words) => <span className={styles.number}>{words}</span>]}
            />
          </p>
        )}
        {memberId !== undefined && (
          <p className={styles.id}>{t('membership.number', { number: memberId })}</p>
        )}
      </section>
      {points === 0 && (
        <p className={styles.begin}>
          {t('membership.noPoints')}{' '}
          <LinkButton to="/new" variant="quiet" size="small">
            {t('membership.shop')}
          </LinkButton>
        </p>
      )}
      <MembershipTerms termsPath={termsPath} />
      <div className={styles.quiet}>
        <Button variant="quiet" size="small" onClick={() => ask()}>
          {t('membership.leave.ask')}
        </Button>
      </div>
    </>
  );
}

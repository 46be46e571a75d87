import { useUnit } from 'effector-react';
import { numberText } from '../../commerce/number-text.ts';
import type { Membership } from '../../membership/contract.ts';
import { isMember } from '../../membership/contract.ts';
import { $membership, retryMembership } from '../../membership/membership-model.ts';
import { $store } from '../../store-config/model.ts';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TaggedText } from '../../ui/i18n/TaggedText.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { AccountSection } from '../AccountSection.tsx';
import styles from './OverviewPage.module.css';

const PATH = '/myaccount/membership';

/**
 * MEM-01, API-46: level and points of a member, or a link to join. Only in stores with the
 * programme.
 */
export function MembershipBlock() {
  const { t } = useTranslation('myAccount');
  const { shown, store, retry } = useUnit({
    shown: $membership,
    store: $store,
    retry: retryMembership,
  });
  if (!store.membershipLoyalty) return null;
  if (shown.status === 'failed')
    return (
      <AccountSection title={t('membership.title')}>
        <Alert actionLabel={t('membership.failed.action')} onAction={() => retry()}>
          {t('membership.failed.title')}
        </Alert>
      </AccountSection>
    );
  if (shown.status !== 'ready')
    return (
      <AccountSection title={t('membership.title')}>
        <div role="status" aria-label={t('membership.loading')}>
          <Skeleton />
        </div>
      </AccountSection>
    );
  return isMember(shown.membership) ? (
    <Level membership={shown.membership} locale={store.locale} />
  ) : (
    <AccountSection title={t('membership.title')}>
      <p>{t('membership.invitation', { brand: store.storeBrandName })}</p>
      <div>
        <LinkButton to={PATH} variant="secondary" size="small">
          {t('membership.join')}
        </LinkButton>
      </div>
    </AccountSection>
  );
}

function Level({ membership, locale }: { membership: Membership; locale: string }) {
  const { t } = useTranslation('myAccount');
  const { tier, points } = membership;
  return (
    <AccountSection title={t('membership.title')}>
      <div className={styles.facts}>
        {tier !== undefined && (
          <p className={styles.promise}>
            {t(`membership.tier.${tier}`, {
              tier,
              defaultValue: t('membership.tier.other', { tier }),
            })}
          </p>
        )}
        {points !== undefined && (
          <p className={styles.soft}>
            <TaggedText
              text={t('membership.points', {
                count: points,
                number: numberText(points, locale),
              })}
              tags={[]}
            />
          </p>
        )}
      </div>
      <div>
        <LinkButton to={PATH} variant="secondary" size="small">
          {t('area.overview.toMembership')}
        </LinkButton>
      </div>
    </AccountSection>
  );
}

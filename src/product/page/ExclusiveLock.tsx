import type { ReactNode } from 'react';
import { useCampaign } from '../../campaign/use-campaign.ts';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import styles from './ExclusiveLock.module.css';

type Props = {
  wishlist: ReactNode | undefined;
};

/** XAC-12: replaces the add-to-bag button with the reason and the remedy. */
export function ExclusiveLock({ wishlist }: Props) {
  const { t } = useTranslation('campaign');
  const { situation: now, values } = useCampaign();
  // For shoppers on its list the products of an open campaign are not locked.
  const situation = now === 'activeListed' ? 'active' : now;
  return (
    <section className={styles.lock} aria-labelledby="exclusive-lock">
      <h2 id="exclusive-lock" className={styles.title}>
        <Icon name="lock" />
        {t('lock.title', values)}
      </h2>
      <p className={styles.text}>{t(`lock.${situation}`, values)}</p>
      <div className={styles.buttons} data-layout={useBrandLayout().facts} data-no-print>
        <LinkButton to="/campaign" size="large" wide>
          {t(`lock.${situation}Action`, values)}
        </LinkButton>
        {wishlist}
      </div>
    </section>
  );
}

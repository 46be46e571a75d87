import { useUnit } from 'effector-react';
import { useNavigate } from 'react-router-dom';
import { AuthPanels } from '../../../auth/AuthPanels.tsx';
import { $authPanel, PANEL_TITLES } from '../../../auth/panel-model.ts';
import { contentPathOf } from '../../../content/paths.ts';
import { MembershipTerms } from '../../../membership/MembershipTerms.tsx';
import { $isRegistered } from '../../../session/model.ts';
import { $store } from '../../../store-config/model.ts';
import { LinkButton } from '../../../ui/action/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import styles from './LoyaltyDoorRoute.module.css';

type Props = {
  /** Form of the address. */
  panel: 'Login' | 'Registration';
};

/** RTE-07, MEM-01: benefits of the programme with its sign-in or registration form. */
export function LoyaltyDoorRoute({ panel }: Props) {
  const { t } = useTranslation(['account', 'myAccount']);
  const navigate = useNavigate();
  const { store, chosen, isRegistered } = useUnit({
    store: $store,
    chosen: $authPanel,
    isRegistered: $isRegistered,
  });
  const brand = store.storeBrandName;
  if (!store.membershipLoyalty)
    return (
      <EmptyState
        headingLevel={1}
        title={t('myAccount:membership.notHere.title')}
        actions={<LinkButton to="/">{t('myAccount:membership.shop')}</LinkButton>}
      >
        {t('myAccount:membership.notHere.help', { brand })}
      </EmptyState>
    );
  const shown = chosen ?? panel;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('myAccount:membership.title')}</h1>
        <p className={styles.help}>{t('myAccount:membership.invitation')}</p>
      </header>
      <MembershipTerms termsPath={contentPathOf(store, 'loyalty-terms')} />
      {isRegistered ? (
        <LinkButton to="/myaccount/membership">{t('account:signedIn.membership')}</LinkButton>
      ) : (
        <section className={styles.panel} aria-labelledby="loyalty-door">
          <h2 id="loyalty-door" className={styles.subtitle}>
            {t(PANEL_TITLES[shown])}
          </h2>
          <AuthPanels
            panel={shown}
            source="membership"
            canGoBack
            closeLabel={t('myAccount:membership.shop')}
            onClose={() => void navigate('/')}
          />
        </section>
      )}
    </div>
  );
}

import { useUnit } from 'effector-react';
import { $bagCount } from '../../cart/bag/bag-model.ts';
import { $wishlistEntry } from '../../session/model.ts';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $account } from '../account-model.ts';
import { AccountHead } from '../AccountHead.tsx';
import { AccountSection } from '../AccountSection.tsx';
import { Leaving } from '../privacy/Leaving.tsx';
import { LastOrder } from './LastOrder.tsx';
import { MembershipBlock } from './MembershipBlock.tsx';
import { SignOuts } from './SignOuts.tsx';
import styles from './OverviewPage.module.css';

/** RTE-01: overview page of the account. */
export function OverviewPage() {
  const { t } = useTranslation('myAccount');
  const { shown, bag, wishlist } = useUnit({
    shown: $account,
    bag: $bagCount,
    wishlist: $wishlistEntry,
  });
  const firstName = shown.status === 'ready' ? shown.account.firstName : '';
  const saved = wishlist?.itemCount ?? 0;
  const inBag = bag ?? 0;
  return (
    <>
      <AccountHead
        title={firstName === '' ? t('title') : t('area.overview.hello', { name: firstName })}
      >
        {t('area.overview.intro')}
      </AccountHead>
      {shown.status === 'ready' && <Leaving account={shown.account} />}
      <LastOrder />
      <div className={styles.counts}>
        <AccountSection title={t('area.overview.bag')}>
          <p>{t('area.overview.pieces', { count: inBag })}</p>
          <div>
            <LinkButton to={inBag > 0 ? '/shopping-bag' : '/new'} variant="secondary" size="small">
              {t(inBag > 0 ? 'area.overview.toBag' : 'area.overview.toNew')}
            </LinkButton>
          </div>
        </AccountSection>
        <AccountSection title={t('area.pages.wishlist')}>
          <p>{t('area.overview.saved', { count: saved })}</p>
          <div>
            <LinkButton to="/wishlist" variant="secondary" size="small">
              {t('area.overview.toWishlist')}
            </LinkButton>
          </div>
        </AccountSection>
      </div>
      <MembershipBlock />
      <SignOuts />
    </>
  );
}

import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $userInfo, $wishlistEntry } from '../session/model.ts';
import { $store } from '../store-config/model.ts';
import { Button } from '../ui/action/Button.tsx';
import { LinkButton } from '../ui/action/LinkButton.tsx';
import { $isSigningOut, signOut } from './sign-out-model.ts';
import styles from './sign-in/SignInForm.module.css';

export function SignedInPanel() {
  const { t } = useTranslation('account');
  const { info, store, wishlist, isSigningOut, send } = useUnit({
    store: $store,
    info: $userInfo,
    wishlist: $wishlistEntry,
    isSigningOut: $isSigningOut,
    send: signOut,
  });
  const saved = wishlist?.itemCount ?? 0;
  return (
    <div className={styles.form}>
      {info.status === 'registered' && (
        <p className={styles.welcome}>
          {t('signedIn.as')} <strong className={styles.email}>{info.userEmail}</strong>
        </p>
      )}
      <LinkButton to="/myaccount" variant="secondary" wide>
        {t('signedIn.account')}
      </LinkButton>
      <LinkButton to="/myaccount/orders" variant="secondary" wide>
        {t('signedIn.orders')}
      </LinkButton>
      <LinkButton to="/wishlist" variant="secondary" wide>
        {saved > 0 ? t('signedIn.wishlistOf', { number: saved }) : t('signedIn.wishlist')}
      </LinkButton>
      <LinkButton to="/shopping-bag" variant="secondary" wide>
        {t('signedIn.bag')}
      </LinkButton>
      {store.membershipLoyalty && (
        <LinkButton to="/myaccount/membership" variant="secondary" wide>
          {t('signedIn.membership')}
        </LinkButton>
      )}
      <Button variant="quiet" wide busy={isSigningOut} onClick={() => send()}>
        {t('signedIn.signOut')}
      </Button>
    </div>
  );
}

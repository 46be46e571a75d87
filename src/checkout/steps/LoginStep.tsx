import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/action/Button.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './LoginStep.module.css';
import { $checkout, goOnAsGuest } from './steps-model.ts';

type Props = {
  /** Sign-in form for shoppers with an account. */
  signIn: ReactNode;
};

/** CHK-01, CHK-03: choice between guest checkout and sign-in. */
export function LoginStep({ signIn }: Props) {
  const { t } = useTranslation('checkout');
  const { checkout, goOn } = useUnit({ checkout: $checkout, goOn: goOnAsGuest });
  return (
    <div className={styles.ways}>
      <section className={styles.way} aria-labelledby="checkout-guest">
        <h2 id="checkout-guest" className={styles.title}>
          {t('login.guest.title')}
        </h2>
        <p>{t('login.guest.help')}</p>
        <Button wide busy={checkout.status === 'asking'} onClick={() => goOn()}>
          {t('login.guest.action')}
        </Button>
      </section>
      <section className={styles.way} aria-labelledby="checkout-sign-in">
        <h2 id="checkout-sign-in" className={styles.title}>
          {t('login.registered.title')}
        </h2>
        {signIn}
      </section>
    </div>
  );
}

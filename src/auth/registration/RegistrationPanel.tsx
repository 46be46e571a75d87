import { useUnit } from 'effector-react';
import { type ReactNode, useRef } from 'react';
import { $userType } from '../../session/model.ts';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useFocusAfterRemoval } from '../../ui/hooks/use-focus-after-removal.ts';
import { $registration } from './registration-model.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import styles from './RegistrationPanel.module.css';

type Props = {
  orderId: string;
  /** E-mail address of the order; becomes the account's. */
  email: string;
  onSignIn: () => void;
};

/** One-step registration for a guest's order. */
export function RegistrationPanel({ orderId, email, onSignIn }: Props) {
  const { t } = useTranslation('myAccount');
  const { registration, userType } = useUnit({
    registration: $registration,
    userType: $userType,
  });
  const state = 'orderId' in registration && registration.orderId === orderId ? registration : null;
  const isDone = state?.status === 'registered';
  const isAsked = !isDone && (userType === 'guest' || state?.status === 'submitting');
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(isAsked ? 1 : 0, () => heading.current);
  if (!isDone && !isAsked) return null;
  return (
    <section className={styles.panel} aria-labelledby="registration" data-no-print>
      <h2 id="registration" ref={heading} tabIndex={-1} className={styles.title}>
        {t('registration.title')}
      </h2>
      {isDone ? done() : <RegistrationForm {...{ orderId, email, state, onSignIn }} />}
    </section>
  );

  function done(): ReactNode {
    return (
      <>
        <Alert severity="success">{t('registration.done')}</Alert>
        <LinkButton to="/myaccount/orders" variant="secondary">
          {t('registration.orders')}
        </LinkButton>
      </>
    );
  }
}

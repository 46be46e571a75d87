import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $userType } from '../../session/model.ts';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { FocusOnChange } from '../../ui/overlay/FocusOnChange.tsx';
import type { Order } from '../contract.ts';
import { ConfirmationHead } from './ConfirmationHead.tsx';
import { GuestInvitation } from './GuestInvitation.tsx';
import { Letterhead } from '../document/Letterhead.tsx';
import type { PostcodeRules } from '../lookup-form.ts';
import { LookupPage } from '../lookup/LookupPage.tsx';
import type { MailedTo } from '../mailed-to.ts';
import { NextSteps } from './NextSteps.tsx';
import { $order, retryOrder } from '../order-model.ts';
import { OrderDocument } from '../document/OrderDocument.tsx';
import { OrdersFailure } from '../document/OrdersFailure.tsx';
import styles from '../document/OrderPage.module.css';
import { OrderSkeleton } from '../document/OrderSkeleton.tsx';

type Props = PostcodeRules & {
  onSignIn: () => void;
  returnsPath: string;
  /** Email addresses of orders, from this tab's memory. */
  mailedTo: readonly (MailedTo | null)[];
  /** Renders the offer of an account for an order with a known email. */
  account: (orderId: string, email: string) => ReactNode;
};

/**
 * RTE-12: confirmation page, read from the order itself. Other shoppers get the lookup by number
 * and postcode.
 */
export function ConfirmationPage({ onSignIn, mailedTo, account, ...lookup }: Props) {
  const { t } = useTranslation('checkout');
  const layout = useBrandLayout().facts;
  const { shown, userType, retry } = useUnit({
    shown: $order,
    userType: $userType,
    retry: retryOrder,
  });
  if (shown.status === 'missing')
    return (
      <LookupPage
        {...lookup}
        onSignIn={onSignIn}
        title={t('confirmation.missing.title')}
        help={t('confirmation.missing.help')}
      />
    );
  return (
    <FocusOnChange label={t('orders.lines')} content={shown.status}>
      {view()}
    </FocusOnChange>
  );

  function view() {
    switch (shown.status) {
      case 'ready':
        return (
          <article className={styles.page} data-layout={layout}>
            <Letterhead />
            <ConfirmationHead order={shown.order} email={emailOf(shown.order)} />
            <OrderDocument
              order={shown.order}
              before={shown.order.status !== 'cancelled' && <NextSteps order={shown.order} />}
              below={invitation(shown.order)}
            />
          </article>
        );
      case 'failed':
        return <OrdersFailure failed="order" onRetry={() => retry()} />;
      default:
        return <OrderSkeleton />;
    }
  }

  function emailOf({ orderId, email }: Order): string | undefined {
    return email ?? mailedTo.find((each) => each?.orderId === orderId)?.email;
  }

  function invitation(order: Order): ReactNode {
    const email = emailOf(order);
    if (email !== undefined) return account(order.orderId, email);
    return userType === 'guest' && <GuestInvitation onSignIn={onSignIn} />;
  }
}

import { Suspense } from 'react';
import { SignInForm } from '../../auth/SignInForm.tsx';
import { LateTexts } from '../../ui/i18n/LateTexts.tsx';
import { lazyView } from '../../ui/lazy-view.ts';
import { NotFoundPage } from '../page-views.ts';
import type { Page } from '../../pages/pages.ts';

const GiftCardsRoute = lazyView(() => import('./GiftCardsRoute.tsx'), 'GiftCardsRoute');
const OrdersRoute = lazyView(() => import('./OrdersRoute.tsx'), 'OrdersRoute');
const CheckoutPage = lazyView(() => import('../../checkout/page/CheckoutPage.tsx'), 'CheckoutPage');
const PaypalExpressPage = lazyView(
  () => import('../../checkout/page/PaypalExpressPage.tsx'),
  'PaypalExpressPage',
);

/** The pages between the bag and what became of it. */
export type PurchasePage = Extract<
  Page,
  {
    kind:
      | 'checkout'
      | 'paypal-express'
      | 'confirmation'
      | 'order-lookup'
      | 'orders'
      | 'order'
      | 'gift-cards';
  }
>;

type Props = {
  page: PurchasePage;
};

/** Pages that load when somebody buys, or asks what became of it. */
export function PurchaseRoute({ page }: Props) {
  return (
    <Suspense>
      <LateTexts namespace="checkout" />
      {viewOf(page)}
    </Suspense>
  );
}

function viewOf(page: PurchasePage) {
  switch (page.kind) {
    case 'checkout':
      return <CheckoutPage stage={page.stage} signIn={<SignInForm />} />;
    case 'paypal-express':
      return <PaypalExpressPage />;
    case 'gift-cards':
      return <GiftCardsRoute />;
    case 'confirmation':
    case 'order-lookup':
    case 'orders':
    case 'order':
      return <OrdersRoute kind={page.kind} />;
    default:
      return <NotFoundPage />;
  }
}

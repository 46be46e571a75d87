import { useUnit } from 'effector-react';
import { examplePostcode, normalisePostcode } from '../../address/postcode.ts';
import { openSignIn } from '../../auth/model.ts';
import { contentPathOf } from '../../content/paths.ts';
import { ConfirmationPage } from '../../orders/confirmation/ConfirmationPage.tsx';
import { LookupPage } from '../../orders/lookup/LookupPage.tsx';
import { OrderPage } from '../../orders/document/OrderPage.tsx';
import { OrdersPage } from '../../orders/list/OrdersPage.tsx';
import { $store } from '../../store-config/model.ts';

type Props = {
  kind: 'confirmation' | 'order-lookup' | 'orders' | 'order';
};

/** The pages about orders, which load together. */
export function OrdersRoute({ kind }: Props) {
  const { store, signIn } = useUnit({ store: $store, signIn: openSignIn });
  const onSignIn = () => signIn({ place: kind });
  const returnsPath = contentPathOf(store, 'return-centre');
  const lookup = {
    onSignIn,
    returnsPath,
    tidyPostcode: (typed: string) => normalisePostcode(store.countryCode, typed),
    postcodeExample: examplePostcode(store.countryCode),
  };
  switch (kind) {
    case 'confirmation':
      return <ConfirmationPage {...lookup} />;
    case 'order-lookup':
      return <LookupPage {...lookup} />;
    case 'orders':
      return <OrdersPage onSignIn={onSignIn} />;
    case 'order':
      return <OrderPage onSignIn={onSignIn} returnsPath={returnsPath} />;
  }
}

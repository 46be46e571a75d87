import { useUnit } from 'effector-react';
import { openSignIn } from '../../auth/model.ts';
import { OrdersPage } from '../../orders/list/OrdersPage.tsx';
import { InAccount } from '../../my-account/AccountShell.tsx';

/** RTE-04: orders of a registered shopper. */
export function OrdersRoute() {
  const signIn = useUnit(openSignIn);
  return (
    <InAccount>
      <OrdersPage onSignIn={() => signIn({ place: 'orders' })} />
    </InAccount>
  );
}

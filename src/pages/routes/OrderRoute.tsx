import { useUnit } from 'effector-react';
import { openSignIn } from '../../auth/model.ts';
import { OrderPage } from '../../orders/document/OrderPage.tsx';
import { useLookup } from './use-lookup.ts';
import { InAccount } from '../../my-account/AccountShell.tsx';

/** RTE-02: one order. */
export function OrderRoute() {
  const signIn = useUnit(openSignIn);
  const { returnsPath } = useLookup();
  return (
    <InAccount>
      <OrderPage returnsPath={returnsPath} onSignIn={() => signIn({ place: 'order' })} />
    </InAccount>
  );
}

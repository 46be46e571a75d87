import { useUnit } from 'effector-react';
import { openSignIn } from '../../auth/model.ts';
import { OrderPage } from '../../orders/document/OrderPage.tsx';
import { useLookup } from './use-lookup.ts';

/** RTE-02: one of them. */
export function OrderRoute() {
  const signIn = useUnit(openSignIn);
  const { returnsPath } = useLookup();
  return <OrderPage returnsPath={returnsPath} onSignIn={() => signIn({ place: 'order' })} />;
}

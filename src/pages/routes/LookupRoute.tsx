import { useUnit } from 'effector-react';
import { openSignIn } from '../../auth/model.ts';
import { LookupPage } from '../../orders/lookup/LookupPage.tsx';
import { useLookup } from './use-lookup.ts';

/** RTE-05: order lookup by number. */
export function LookupRoute() {
  const signIn = useUnit(openSignIn);
  return <LookupPage {...useLookup()} onSignIn={() => signIn({ place: 'order-lookup' })} />;
}

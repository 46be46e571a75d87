import { useUnit } from 'effector-react';
import { openSignIn } from '../../auth/model.ts';
import { ConfirmationPage } from '../../orders/confirmation/ConfirmationPage.tsx';
import { useLookup } from './use-lookup.ts';

/** RTE-12: the order that was just placed. */
export function ConfirmationRoute() {
  const signIn = useUnit(openSignIn);
  return <ConfirmationPage {...useLookup()} onSignIn={() => signIn({ place: 'confirmation' })} />;
}

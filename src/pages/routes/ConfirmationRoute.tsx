import { useUnit } from 'effector-react';
import { openSignIn } from '../../auth/model.ts';
import { $mailedTo } from '../../checkout/steps/placed-model.ts';
import { ConfirmationPage } from '../../orders/confirmation/ConfirmationPage.tsx';
import { useLookup } from './use-lookup.ts';

/** RTE-12: the order that was just placed. */
export function ConfirmationRoute() {
  const { signIn, mailedTo } = useUnit({ signIn: openSignIn, mailedTo: $mailedTo });
  return (
    <ConfirmationPage
      {...useLookup()}
      mailedTo={mailedTo}
      onSignIn={() => signIn({ place: 'confirmation' })}
    />
  );
}

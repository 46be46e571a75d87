import { useUnit } from 'effector-react';
import { openSignIn } from '../../auth/model.ts';
import { RegistrationPanel } from '../../auth/registration/RegistrationPanel.tsx';
import { $mailedTo } from '../../checkout/steps/placed-model.ts';
import { $recalledMail } from '../../orders/mailed-to-model.ts';
import { ConfirmationPage } from '../../orders/confirmation/ConfirmationPage.tsx';
import { useLookup } from './use-lookup.ts';

/** RTE-12: confirmation of the placed order. */
export function ConfirmationRoute() {
  const { signIn, typed, recalled } = useUnit({
    signIn: openSignIn,
    typed: $mailedTo,
    recalled: $recalledMail,
  });
  return (
    <ConfirmationPage
      {...useLookup()}
      mailedTo={[typed, recalled]}
      onSignIn={() => signIn({ place: 'confirmation' })}
      account={(orderId, email) => (
        <RegistrationPanel
          key={orderId}
          {...{ orderId, email }}
          // AUT-13: hides registration, because the address has an account.
          onSignIn={() => signIn({ place: 'confirmation', hidesRegister: true })}
        />
      )}
    />
  );
}

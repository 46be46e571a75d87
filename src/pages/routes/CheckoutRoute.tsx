import { useUnit } from 'effector-react';
import { openSignIn } from '../../auth/model.ts';
import { SignInForm } from '../../auth/sign-in/SignInForm.tsx';
import { CheckoutPage } from '../../checkout/page/CheckoutPage.tsx';
import type { Stage } from '../../checkout/steps/steps.ts';

type Props = {
  stage: Stage;
};

/** CHK-01: checkout, with sign-in as its first step. */
export function CheckoutRoute({ stage }: Props) {
  const open = useUnit(openSignIn);
  // AUT-13: hides registration, because its mailed link would interrupt the purchase.
  const forgot = () => open({ place: 'checkout', form: 'forgot-password', hidesRegister: true });
  return <CheckoutPage stage={stage} signIn={<SignInForm onForgot={forgot} />} />;
}

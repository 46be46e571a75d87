import { useUnit } from 'effector-react';
import { openSignIn } from '../../auth/model.ts';
import { SignInForm } from '../../auth/sign-in/SignInForm.tsx';
import { CheckoutPage } from '../../checkout/page/CheckoutPage.tsx';
import type { Stage } from '../../checkout/steps/steps.ts';

type Props = {
  stage: Stage;
};

/** CHK-01: the checkout, whose first step is also a way to sign in. */
export function CheckoutRoute({ stage }: Props) {
  const open = useUnit(openSignIn);
  // AUT-13: a registration needs a mailed link, which would interrupt the purchase.
  const forgot = () => open({ place: 'checkout', form: 'forgot-password', hidesRegister: true });
  return <CheckoutPage stage={stage} signIn={<SignInForm onForgot={forgot} />} />;
}

import { useUnit } from 'effector-react';
import { ThrottleNotice } from '../../captcha/ThrottleNotice.tsx';
import type { Wait } from '../../captcha/use-wait.ts';
import { $signInMinutes } from './throttle-model.ts';

type Props = {
  wait: Wait;
  id: string;
};

/** Reason for the sign-in throttling, and its end. */
export function SignInThrottle({ wait, id }: Props) {
  const minutes = useUnit($signInMinutes);
  return <ThrottleNotice wait={wait} minutes={minutes} reason="signIn" id={id} />;
}

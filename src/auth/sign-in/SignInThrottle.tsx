import { useUnit } from 'effector-react';
import { ThrottleNotice } from '../../captcha/ThrottleNotice.tsx';
import type { Wait } from '../../captcha/use-wait.ts';
import { $signInMinutes } from './throttle-model.ts';

type Props = {
  wait: Wait;
  id: string;
};

/** Why one cannot sign in just now, whoever it is, and when one can. */
export function SignInThrottle({ wait, id }: Props) {
  const minutes = useUnit($signInMinutes);
  return <ThrottleNotice wait={wait} minutes={minutes} reason="signIn" id={id} />;
}

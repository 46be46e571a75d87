import { useRef } from 'react';
import type { Throttle } from '../ports/http/throttle.ts';

/** A form's side of having to wait. */
export interface Wait {
  throttle: Throttle | undefined;
  /** The notice takes the focus when the form cannot be sent. */
  notice: (element: HTMLElement | null) => void;
  /** Something else was typed: whether that has to wait is for the backend to say. */
  noteChange: () => void;
  /** The captcha's answer; `null` once it has expired. */
  prove: (token: string | null) => void;
  /** True when the same would only be sent again, too soon: the notice says so. */
  holds: () => boolean;
  /** The captcha's answer, where there is one: it goes along once. */
  takeProof: () => { captcha?: string };
}

/**
 * Keeps a form from sending the same again while it has to wait. Nothing of it is disabled, and
 * what was typed stays.
 *
 * @example const wait = useWait(state.status === 'throttled' ? state : undefined);
 */
export function useWait(throttle: Throttle | undefined): Wait {
  const notice = useRef<HTMLElement>(null);
  const token = useRef<string>(null);
  const hasChanged = useRef(false);
  return {
    throttle,
    notice: (element) => {
      notice.current = element;
    },
    noteChange: () => {
      hasChanged.current = true;
    },
    prove: (answer) => {
      token.current = answer;
      // The notice is in the form, or below it inside an element with both.
      const form = notice.current?.closest('form, [data-form]');
      if (answer !== null) form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    },
    holds: () => {
      const isTooSoon = throttle !== undefined && throttle.seconds > 0;
      const isHeld = isTooSoon && !hasChanged.current && token.current === null;
      if (isHeld) notice.current?.focus();
      return isHeld;
    },
    takeProof: () => {
      const captcha = token.current;
      token.current = null;
      hasChanged.current = false;
      return captcha === null ? {} : { captcha };
    },
  };
}

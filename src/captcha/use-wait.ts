import { useRef } from 'react';
import type { Throttle } from '../ports/http/errors.ts';

/** Throttling for a form. */
export interface Wait {
  throttle: Throttle | undefined;
  /** Ref of the notice, which takes the focus if the form cannot be sent. */
  notice: (element: HTMLElement | null) => void;
  /** Call after an input: a changed request may be sent, and the backend decides. */
  noteChange: () => void;
  /** Call with the captcha's token; `null` once it has expired. */
  prove: (token: string | null) => void;
  /** True if the unchanged form would be sent too soon; focuses the notice. */
  holds: () => boolean;
  /** The captcha's token, if any; valid for one request. */
  takeProof: () => { captcha?: string };
}

/**
 * Prevents a throttled form from sending the same again. Nothing is disabled, and typed text
 * remains.
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
      // The notice is in the form, or beside it inside a common element.
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

import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useRef } from 'react';
import { $saving } from '../details-save-model.ts';

/**
 * FRM-07: returns a function to call on submit. Focuses the first invalid element once validation
 * or the backend has failed.
 */
export function useWrongFocus(within: RefObject<HTMLElement | null>): () => void {
  const saving = useUnit($saving);
  const isSent = useRef(false);
  useEffect(() => {
    if (!isSent.current || (saving.status !== 'incomplete' && saving.status !== 'failed')) return;
    isSent.current = false;
    within.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus();
  }, [saving, within]);
  return () => {
    isSent.current = true;
  };
}

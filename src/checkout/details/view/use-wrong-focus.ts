import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useRef } from 'react';
import { $saving } from '../details-save-model.ts';

/**
 * FRM-07: takes the focus to the first thing that is not right, once what was sent turns out not to
 * be, now or when the backend has answered.
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

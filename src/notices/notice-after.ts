import { type Event, sample } from 'effector';
import type { NamedTextKey } from '../kernel/text-keys.ts';
import { showNotice } from './model.ts';
import { type NoticeSeverity, notice } from './notices.ts';

/** Shows a notice after each `clock`, for `ms` milliseconds; 0 until dismissed. */
export function noticeAfter<Payload>(
  clock: Event<Payload>,
  key: NamedTextKey | ((payload: Payload) => NamedTextKey),
  { severity = 'success', ms = 5000 }: { severity?: NoticeSeverity; ms?: number } = {},
): void {
  sample({
    clock,
    fn: (payload: Payload) => notice(severity, typeof key === 'string' ? key : key(payload), ms),
    target: showNotice,
  });
}

import { type Infer, boolean, enums, never, object, optional } from 'superstruct';
import { nothing, reference } from '../kernel/struct.ts';
import { input, port } from '../event-log/units.ts';

/** What tabs of one shop tell each other. */
export const TabMessage = object({
  kind: enums([
    'bag-changed',
    'wishlist-changed',
    'session-renewing',
    'session-changed',
    'signed-out',
    'consent-changed',
  ]),
  /** What has been chosen, as the cookie has it. */
  choice: optional(reference()),
  /** The session is a registered shopper's by now. */
  isRegistered: optional(boolean()),
});
export type TabMessage = Infer<typeof TabMessage>;

/** Another tab of this shop said something. */
export const tabMessageReceived = input('tabs/messageReceived', TabMessage);

/** Tells the other tabs of this shop. */
export const tellTabsFx = port('tabs/tell', {
  params: TabMessage,
  done: nothing(),
  fail: never(),
});

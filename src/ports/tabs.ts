import { type Infer, boolean, enums, never, object, optional } from 'superstruct';
import { noPayload, reference } from '../kernel/struct.ts';
import { feature, input, port } from '../event-log/units.ts';

feature('core');

/** Message between tabs of one shop. */
export const TabMessage = object({
  kind: enums([
    'bag-changed',
    'wishlist-changed',
    'session-renewing',
    'session-changed',
    'signed-out',
    'consent-changed',
  ]),
  /** Consent choice, as in its cookie. */
  choice: optional(reference()),
  /** True if the session is a registered shopper's. */
  isRegistered: optional(boolean()),
});
export type TabMessage = Infer<typeof TabMessage>;

/** Another tab of this shop sent a message. */
export const tabMessageReceived = input('tabs/messageReceived', TabMessage);

/** Sends a message to the other tabs of this shop. */
export const tellTabsFx = port('tabs/tell', {
  params: TabMessage,
  done: noPayload(),
  fail: never(),
});

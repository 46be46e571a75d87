import { type Infer, enums, never, object } from 'superstruct';
import { nothing } from '../kernel/struct.ts';
import { input, port } from '../event-log/units.ts';

/** What tabs of one shop tell each other. */
export const TabMessage = object({
  kind: enums([
    'bag-changed',
    'wishlist-changed',
    'session-renewing',
    'session-changed',
    'signed-out',
  ]),
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

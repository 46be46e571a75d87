import { enums, never, object } from 'superstruct';
import { nothing } from '../kernel/struct.ts';
import { input, port } from '../event-log/units.ts';

const TabMessage = object({ kind: enums(['bag-changed', 'wishlist-changed', 'session-changed']) });

/** Another tab of this shop said something. */
export const tabMessageReceived = input('tabs/messageReceived', TabMessage);

/** Tells the other tabs of this shop. */
export const tellTabsFx = port('tabs/tell', {
  params: TabMessage,
  done: nothing(),
  fail: never(),
});

/** Parses what another tab sent; anything else than a message of ours is ignored. */
export function isTabMessage(value: unknown): value is typeof TabMessage.TYPE {
  return TabMessage.is(value);
}

import { type EventCallable, type Scope, scopeBind } from 'effector';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { inProcessShop } from '#harness/replay/in-process-shop.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import '#src/app/whole-model.ts';
import { addItemCall } from '#src/cart/changes/change-api.ts';
import type { Environment } from '#src/ports/start.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { variantOf } from '../harness/backend/client.ts';
import { callsOver } from '../harness/backend/shop-calls.ts';

export type Country = 'GB' | 'DE' | 'NL' | 'CZ';

export interface Buyer {
  country?: Country;
  person?: keyof typeof DEMO_ACCOUNTS;
  piece?: string;
  pieces?: number;
  rules?: readonly BackendRule[];
}

type Ports = Pick<Parameters<typeof inProcessShop>[0], 'leave' | 'ports'>;

/**
 * A bag filled in another tab, with the whole model and its own backend; `open` opens a recorded
 * tab.
 */
export async function withBag(
  { country = 'GB', person, piece = 'RL1001WHT', pieces = 1 }: Buyer,
  { size, ...ports }: Ports & { size: number },
) {
  const asked: string[] = [];
  let scope: Scope | undefined;
  const shop = inProcessShop({
    brand: 'rl',
    country: country.toLowerCase(),
    onRequest: (line) => asked.push(line.replace(/\/wcs\/resources\/store\/\d+|\?.*/g, '')),
    ...ports,
  });
  const other = callsOver(shop.backend, storeOfCountry('rl', country));
  const known = person && DEMO_ACCOUNTS[person];
  if (known) await other.signIn(known.email, known.password);
  else await other.guest();
  const wish = { variantId: variantOf(piece, size), quantity: pieces, cin: '', sfid: '' };
  const { orderId } = await other.perform(addItemCall, { ...wish, optIn: 'false' });

  let now = 1;
  async function open(
    path: string,
    { search = '', ...environment }: Partial<Environment> & { search?: string } = {},
  ) {
    const session = recordSession(shop.handlers, () => now++);
    scope ??= session.scope;
    await shop.start(session.scope, {
      storeOverride: `rl-${country.toLowerCase()}`,
      ...environment,
      location: { path, search, hash: '', key: 'start' },
      storage: { 'selvedge.checkoutGuest': orderId, ...environment.storage },
    });
    return session;
  }

  return {
    ...shop,
    asked,
    visited: shop.device.history.visited,
    other,
    orderId,
    open,
    async send<Payload>(unit: EventCallable<Payload>, payload: NoInfer<Payload>) {
      if (scope) scopeBind(unit, { scope })(payload);
      await shop.settle();
    },
    count: (line: string) => asked.filter((each) => each === line).length,
  };
}

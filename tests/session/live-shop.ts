import { type Scope, createWatch, scopeBind } from 'effector';
import '#src/app/whole-model.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { handle } from '#harness/device/handle.ts';
import { type InProcessShop, inProcessShop } from '#harness/replay/in-process-shop.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { signIn } from '#src/auth/model.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import { writeStorageFx } from '#src/ports/storage/storage.ts';
import { forgetShopperFx } from '#src/ports/storage/forget.ts';
import { navigateFx, reloadFx } from '#src/ports/navigation.ts';
import { openMiniBag } from '#src/cart/bag/mini-bag-model.ts';

export interface LiveShop {
  scope: Scope;
  shop: InProcessShop;
  /** Facts in order, as `domain/fact`. */
  facts: { name: string; payload: any }[]; // any: of every fact
  /** Requests since the last call, without the store's address: `POST /guestidentity`. */
  requests(): string[];
  written: Record<string, string | null>;
  /** Every write to storage, in order. */
  writes: [key: string, value: string | null][];
  reloads: number;
  /** Number of deletions of the shopper's data. */
  forgotten: number;
  wentTo: string[];
  trace(): string;
  signIn(account?: keyof typeof DEMO_ACCOUNTS): Promise<void>;
}

/** Whole model over the simulated backend in this process, as a tab opened at `path`. */
export async function liveShop({
  rules = [],
  storage = {},
  path = '/',
  before = () => undefined,
}: {
  rules?: readonly BackendRule[];
  storage?: Record<string, string>;
  path?: string;
  before?: (shop: InProcessShop) => unknown;
} = {}): Promise<LiveShop> {
  let sent: string[] = [];
  const wentTo: string[] = [];
  const written: LiveShop['written'] = {};
  const writes: LiveShop['writes'] = [];
  const counts = { reloads: 0, forgotten: 0 };
  const shop = inProcessShop({
    brand: 'rl',
    country: 'gb',
    rules,
    ports: [
      handle(writeStorageFx, async ({ key, value }) => {
        written[key] = value;
        writes.push([key, value]);
      }),
      handle(navigateFx, async ({ to }) => void wentTo.push(to)),
      handle(forgetShopperFx, async () => void (counts.forgotten += 1)),
      handle(reloadFx, async () => void (counts.reloads += 1)),
    ],
    onRequest: (line) => sent.push(line.replace(/\/wcs\/resources\/store\/\d+|\?.*/g, '')),
  });
  await before(shop);
  sent = [];
  const session = recordSession(shop.handlers, () => 0);
  const { scope } = session;
  const facts: LiveShop['facts'] = [];
  for (const declared of declaredUnits())
    if (declared.kind === 'fact')
      createWatch({
        unit: declared.unit,
        scope,
        fn: (payload: unknown) => facts.push({ name: declared.name, payload }),
      });
  const location = { ...sampleEnvironment.location, path };
  void shop.start(scope, { location, storage });
  scopeBind(openMiniBag, { scope })();
  await shop.settle();
  return {
    scope,
    shop,
    facts,
    written,
    writes,
    wentTo,
    get forgotten() {
      return counts.forgotten;
    },
    get reloads() {
      return counts.reloads;
    },
    requests() {
      const lines = sent;
      sent = [];
      return lines;
    },
    trace: () => session.trace(),
    async signIn(account = 'mira') {
      const { email, password } = DEMO_ACCOUNTS[account];
      scopeBind(signIn, { scope })({ email, password, rememberMe: false });
      await shop.settle();
    },
  };
}

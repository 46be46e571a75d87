import { type Scope, fork, scopeBind } from 'effector';
import '#src/app/whole-model.ts';
import { type InProcessShop, inProcessShop } from '#harness/replay/in-process-shop.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { type Random, createRandom } from '#src/kernel/random.ts';
import { $listing } from '#src/listing/model.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { addToBag } from '#src/product/choice/add-to-bag-model.ts';
import { $sizeAxes } from '#src/product/choice/size-axes.ts';
import {
  selectImage,
  selectLength,
  selectSize,
  selectWidth,
} from '#src/product/choice/choice-model.ts';

const LISTINGS = ['/women', '/men', '/women/jeans', '/men/jeans', '/men/shirts', '/sale'];
/** Maximum number of products added by one shopper. */
const MOST_ADDED = 12;
const AXES = { size: selectSize, width: selectWidth, length: selectLength };

/**
 * Seeded shopper over the real model and the in-process backend: visits listings and products, views images, selects
 * sizes, adds to the bag.
 */
async function walk(scope: Scope, shop: InProcessShop, random: Random, visits: number) {
  let visit = 0;
  let added = 0;
  function go(to: string): void {
    const [path = '/', search = ''] = to.split('?');
    const location = { path, search: search && `?${search}`, hash: '', key: `v${(visit += 1)}` };
    scopeBind(locationChanged, { scope })({ location, action: 'push' });
  }
  await shop.start(scope);
  for (let round = 0; round < visits; round++) {
    go(random.pick(LISTINGS));
    await shop.settle();
    const listing = scope.getState($listing);
    if (listing.status !== 'ready') throw new Error(`The listing is ${listing.status}`);
    for (let look = 0; look < 3; look++) {
      go(random.pick(listing.listing.tiles).url);
      await shop.settle();
      for (let picture = random.below(4); picture > 0; picture--)
        scopeBind(selectImage, { scope })({ index: 0 });
      for (let change = 0; change < 3; change++)
        for (const axis of scope.getState($sizeAxes)) {
          const { value } = random.pick(axis.choices);
          scopeBind(AXES[axis.axis], { scope })({ value });
        }
      if (added < MOST_ADDED) scopeBind(addToBag, { scope })();
      added += 1;
      await shop.settle();
    }
  }
}

function openShop(): InProcessShop {
  return inProcessShop({ brand: 'rl', country: 'gb', seed: 1 });
}

/** Trace of a seeded session with a number of listings and three products each. */
export async function shopSession(seed: number, visits: number): Promise<string> {
  const random = createRandom(seed);
  let time = 0;
  const shop = openShop();
  const session = recordSession(shop.handlers, () => (time += 40 + random.below(900)));
  shop.sampleInto(session.sample);
  await walk(session.scope, shop, random, visits);
  const text = session.trace();
  session.stop();
  return text;
}

/** CPU time of a whole session in ms, including calls and contracts. */
export async function sessionCost(seed: number, visits: number, isRecorded: boolean) {
  const shop = openShop();
  const session = isRecorded ? recordSession(shop.handlers, () => 0) : undefined;
  if (session) shop.sampleInto(session.sample);
  const scope = session?.scope ?? fork({ handlers: [...shop.handlers] });
  const start = process.cpuUsage();
  await walk(scope, shop, createRandom(seed), visits);
  const { user } = process.cpuUsage(start);
  session?.stop();
  return user / 1000;
}

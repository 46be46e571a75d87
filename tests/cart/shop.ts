import { type EventCallable, scopeBind } from 'effector';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import type { InProcessShop } from '#harness/replay/in-process-shop.ts';
import { addCartItem } from '#src/cart/changes/changes-model.ts';
import { $shownPage } from '#src/cart/changes/shown-model.ts';
import { liveShop } from '#tests/session/live-shop.ts';

/** The whole shop over the simulated backend, with a guest on the bag page. */
export async function bagShop(before?: (shop: InProcessShop) => unknown) {
  const live = await liveShop({ path: '/shopping-bag', ...(before && { before }) });
  const { scope, shop } = live;

  /** Triggers a unit without waiting for the consequences. */
  function sends<T>(unit: EventCallable<T>, payload: T): void {
    scopeBind(unit, { scope })(payload);
  }

  function details() {
    const page = scope.getState($shownPage);
    return page.status === 'loaded' ? page.details : null;
  }

  return {
    ...live,
    sends,
    async does<T>(unit: EventCallable<T>, payload: T) {
      sends(unit, payload);
      await shop.settle();
    },
    /** Adds a size of a product to the bag. */
    async adds(productId: string, at = 0, quantity = 1) {
      const { byId } = shop.backend.world().catalogue;
      const variantId = byId.get(productId)?.variants[at]?.id ?? '';
      sends(addCartItem, { variantId, productId, quantity });
      await shop.settle();
    },
    rules: (rules: BackendRule[]) => shop.backend.setRules(rules),
    lines: () => details()?.lines ?? [],
    products: () => (details()?.lines ?? []).map(({ productId }) => productId),
    total: () => details()?.total ?? 0,
  };
}

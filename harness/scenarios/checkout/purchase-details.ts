import { bagOwner } from '#harness/backend/cart/bag-owner.ts';
import { cartOf, withCart } from '#harness/backend/cart/cart-lines.ts';
import { emailHash } from '#harness/backend/newsletter/newsletter.ts';
import { STANDARD } from '#harness/backend/checkout/shipping-modes.ts';
import { type World, withPurchase } from '#harness/backend/world.ts';
import type { Brand } from '#src/commerce/brands.ts';
import type { ScenarioStart } from '../scenario.ts';

const PLACES: Readonly<Record<string, { address1: string; zipCode: string; city: string }>> = {
  GB: { address1: '1 Loom Street', zipCode: 'SW1A 1AA', city: 'London' },
  DE: { address1: 'Webergasse 3', zipCode: '10115', city: 'Berlin' },
  PL: { address1: 'ul. Tkacka 5', zipCode: '00-001', city: 'Warszawa' },
};

/** The world after what a person had said and saved for a purchase before the scenario begins. */
export function withPurchaseDetails(
  before: World,
  { isDetailed, savedCards = [], store }: ScenarioStart,
  { userId, brand }: { userId: string; brand: Brand },
): World {
  const cards = savedCards.map((card, at) => ({
    cardId: `K${at + 1}`,
    isChallenged: false,
    ...card,
  }));
  const { purchase } = before.state;
  const world =
    cards.length === 0
      ? before
      : withPurchase(before, {
          cards: { ...purchase.cards, [userId]: cards },
          nextId: purchase.nextId + cards.length,
        });
  const cart = cartOf(world, bagOwner(brand, userId));
  if (!isDetailed || !cart) return world;
  const country = store.split('-').at(-1)?.toUpperCase() ?? '';
  const place = PLACES[country];
  if (!place) throw new Error(`No address in ${country}`);
  const address = { firstName: 'Ada', lastName: 'Example', ...place, country };
  return withCart(world, {
    ...cart,
    mail: emailHash('ada@example.test'),
    delivery: { modeId: STANDARD.id, address },
  });
}

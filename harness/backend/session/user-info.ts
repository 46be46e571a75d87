import type { PersonRecord } from '#fixtures/catalogue/styles.ts';
import { bagOwner } from '../cart/bag-owner.ts';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { ok } from '../message.ts';
import { subscriptionOf } from '../newsletter/newsletter.ts';
import { sha256 } from '../sha256.ts';
import { wishlistOf } from '../wishlist/wishlist.ts';
import { peopleOf } from '../world.ts';

/** MEM-04: consents still missing in stores with the programme; skips the newsletter for subscribers. */
export function permissionInfoOf(
  { store, world }: Pick<Call, 'store' | 'world'>,
  { conditionGate, email }: PersonRecord,
): Record<string, unknown> {
  if (conditionGate === undefined || !store.membershipLoyalty) return {};
  const newsletterConsentRequired = !subscriptionOf(world, email).isSubscribed;
  return { conditionGate, newsletterConsentRequired };
}

/** API-28: `GET /userinfo/@self`, ENT-04 */
function getUserInfo(call: Call): Outcome {
  const { session, world } = call;
  if (!session) return answer(call, call.refusal);
  const { userId } = session;
  const person = peopleOf(world).find(({ id }) => id === userId);
  return answer(
    call,
    ok({
      userId,
      profileId: userId,
      userType: person ? 'registered' : 'guest',
      userEmail: person?.email ?? '',
      userEmailEncrypted: person ? sha256(person.email) : '',
      userNewsletterSignup: person && subscriptionOf(world, person.email).isSubscribed ? '1' : '0', // NWS-04
      hasPurchased: Object.values(world.state.purchase.orders).some(
        (order) => order.userId === userId && !order.isCancelled,
      ),
      hasReturnedOrder: false,
      userReturnRate: '0',
      contactId: person ? `C${person.id}` : '',
      orderId: world.state.activeOrders[bagOwner(call.store.brand, userId)] ?? '0',
      wishlist: person ? [wishlistOf(call, userId)] : [],
      permissionInfo: person ? permissionInfoOf(call, person) : {},
    }),
  );
}

export const userInfoRoutes: Handlers = {
  'GET commerce /userinfo/@self': getUserInfo,
};

import type { PersonRecord } from '#fixtures/catalogue/styles.ts';
import type { AccountMail } from '../session/mailed-records.ts';
import { emailHash } from '../newsletter/newsletter.ts';
import { endSessionsOf } from '../session/sessions.ts';
import { peopleOf, withPurchase, withState, type Deletion, type World } from '../world.ts';

/** Removes accounts whose grace period is over. Their orders stay without personal data, as the law requires. */
export function withoutLeavers(world: World, now: number): World {
  const due = Object.entries(world.state.deletions ?? {}).filter(([, { at }]) => at <= now);
  return due.reduce((before, [id, deletion]) => without(before, id, deletion), world);
}

function without(world: World, id: string, { at, storeId, language }: Deletion): World {
  const { [id]: _, ...deletions } = world.state.deletions ?? {};
  const person = peopleOf(world).find((each) => each.id === id);
  if (!person) return withState(world, { deletions });
  const { email } = person;
  const { state } = endSessionsOf(world, id);
  const { purchase } = state;
  const mail: AccountMail = {
    kind: 'account-deleted',
    to: emailHash(email),
    storeId,
    language,
    at,
  };
  const left = withState(world, {
    ...state,
    deletions,
    gone: [...(state.gone ?? []), id],
    accounts: (state.accounts ?? []).map((each) => (each.id === id ? emptied(each) : each)),
    profiles: withoutKey(state.profiles, id),
    passwords: withoutKey(state.passwords, id),
    billingAddresses: withoutKey(state.billingAddresses, id),
    wishlists: withoutKey(state.wishlists, id),
    newsletter: withoutKey(state.newsletter, emailHash(email)),
    links: (state.links ?? []).filter(
      (link) => link.person.id !== id && link.person.email !== email,
    ),
    accountMails: [...(state.accountMails ?? []), mail],
  });
  return withPurchase(left, {
    addresses: withoutKey(purchase.addresses, id),
    cards: withoutKey(purchase.cards, id),
    orders: Object.fromEntries(
      Object.entries(purchase.orders).map(([orderId, order]) => [
        orderId,
        order.userId === id ? { ...order, userId: `gone-${id}` } : order,
      ]),
    ),
  });
}

/** Empty record; the number stays, because it is never given out again. */
function emptied({ id }: PersonRecord): PersonRecord {
  return {
    id,
    email: '',
    title: '',
    firstName: '',
    lastName: '',
    salt: '',
    hash: '',
    wishlist: [],
  };
}

function withoutKey<T>(
  record: Readonly<Record<string, T>> | undefined,
  key: string,
): Readonly<Record<string, T>> {
  const { [key]: _, ...others } = record ?? {};
  return others;
}

import type { Brand } from '#src/store-config/brands.ts';
import type { Scenario, Situation } from './scenario.ts';

interface Cast {
  store: string;
  refused: { id: string; name: string };
  accepted: { id: string; name: string };
}

const CAST: Record<Brand, Cast> = {
  rl: {
    store: 'rl-gb',
    refused: { id: 'RL0101RAW', name: 'Foundry Straight Jean' },
    accepted: { id: 'RL0601MID', name: 'Foundry Trucker Jacket' },
  },
  hm: {
    store: 'hm-gb',
    refused: { id: 'HM0902SKY', name: 'Dunmore Poplin Shirt' },
    accepted: { id: 'HM1801HER', name: 'Marlowe Blazer' },
  },
};

function wishlistOf(...itemIds: string[]): Record<string, unknown> {
  return { 'session/userInfo': { wishlist: { itemCount: itemIds.length, itemIds } } };
}

function situation({ store, refused, accepted }: Cast): Situation {
  const first = { productId: refused.id, change: 'remove' };
  const second = { productId: accepted.id, change: 'remove' };
  return {
    start: {
      store,
      path: '/wishlist',
      person: 'mira',
      wishlist: [refused.id, accepted.id],
      seed: 1,
      viewport: { width: 1440, height: 900 },
    },
    rules: [
      {
        on: 'PUT /wishlist/delete/*',
        call: 1,
        delayMs: 800,
        then: { status: 503, errorKey: '_ERR_GENERIC' },
      },
    ],
    screen: [{ role: 'link', name: 'Wishlist, 2 items' }],
    steps: [
      {
        kind: 'shopper',
        title: `Takes the ${refused.name} off the wishlist: it is gone at once, and the count is 1.`,
        input: 'wishlist/removeItem',
        payload: { productId: refused.id },
        press: { role: 'button', name: `Save ${refused.name} to your wishlist` },
        facts: [{ name: 'wishlist/changeApplied', payload: first }],
        state: wishlistOf(accepted.id),
      },
      {
        kind: 'settle',
        title: 'The shop’s server fails: it is back where it was, and a message says so.',
        facts: [
          { name: 'wishlist/changeRolledBack', payload: { ...first, status: 503 } },
          {
            name: 'notices/noticeShown',
            payload: { severity: 'error', key: 'account:wishlist.notRemoved' },
          },
        ],
        state: wishlistOf(refused.id, accepted.id),
        screen: [
          { role: 'link', name: 'Wishlist, 2 items' },
          { text: 'This could not be taken off your wishlist. It is back where it was.' },
        ],
      },
      {
        kind: 'shopper',
        title: `Takes the ${accepted.name} off as well.`,
        input: 'wishlist/removeItem',
        payload: { productId: accepted.id },
        press: { role: 'button', name: `Save ${accepted.name} to your wishlist` },
        facts: [{ name: 'wishlist/changeApplied', payload: second }],
        state: wishlistOf(refused.id),
      },
      {
        kind: 'settle',
        title: 'This time the server agrees: only one is left.',
        facts: [
          { name: 'wishlist/changeConfirmed', payload: second },
          { name: 'wishlist/itemRemoved', payload: { productId: accepted.id } },
        ],
        state: wishlistOf(refused.id),
        screen: [{ role: 'link', name: 'Wishlist, 1 item' }],
      },
      {
        kind: 'shopper',
        title: `Tries the ${refused.name} once more.`,
        input: 'wishlist/removeItem',
        payload: { productId: refused.id },
        press: { role: 'button', name: `Save ${refused.name} to your wishlist` },
        facts: [{ name: 'wishlist/changeApplied', payload: first }],
        state: wishlistOf(),
      },
      {
        kind: 'shopper',
        title: 'The same wish again, as a slow second tap would send it: the count stays at 0.',
        input: 'wishlist/removeItem',
        payload: { productId: refused.id },
        press: 'no-control',
        facts: [],
        state: wishlistOf(),
      },
      {
        kind: 'settle',
        title: 'The server agrees, and the wishlist is empty.',
        facts: [
          { name: 'wishlist/changeConfirmed', payload: first },
          { name: 'wishlist/itemRemoved', payload: { productId: refused.id } },
        ],
        state: wishlistOf(),
        screen: [{ role: 'link', name: 'Wishlist, 0 items' }],
      },
    ],
  };
}

/** Removing from the wishlist fails. */
export const wishlistRemoveFails: Scenario = {
  id: 'wishlist-remove-fails',
  title: 'Removing from the wishlist fails',
  ledger: ['WSH-04', 'WSH-05', 'WSH-06'],
  domains: ['wishlist', 'notices'],
  in: { rl: situation(CAST.rl), hm: situation(CAST.hm) },
};

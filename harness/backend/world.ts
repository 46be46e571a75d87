import people from '#fixtures/catalogue/people.json' with { type: 'json' };
import styles from '#fixtures/catalogue/styles.json' with { type: 'json' };
import type { PersonRecord, StyleRecord } from '#fixtures/catalogue/styles.ts';
import type { AccountMail, LinkRecord } from './session/mailed-records.ts';
import type { MemberRecord } from './session/member-record.ts';
import { createCatalogue, type Catalogue } from './catalogue/catalogue.ts';
import type { ContactState } from './contact/contact-state.ts';
import type { Subscription } from './newsletter/subscription.ts';
import {
  NO_PURCHASES,
  type Delivery,
  type PostalAddress,
  type PurchaseState,
} from './payment/purchase-state.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

/** How a session ended. A rule that ends one also determines its refusal. */
export type SessionEnd =
  | { how: 'time' | 'other-device' | 'signed-out' }
  | { how: 'order'; errorKey: string; status: number };

/** A session. `token` is empty in a restored world: tokens are never stored. */
export interface Session {
  userId: string;
  isRegistered: boolean;
  isRemembered: boolean;
  token: string;
  /** Time of opening or last use, in milliseconds since 1970; undefined in hand-made worlds. */
  usedAt?: number;
  /** True once a call has used it; false if the answer that opened it was lost. */
  isKnown: boolean;
  /** Row of the session that took over this guest's bag. */
  heir?: number;
  /** Absent while it is open. */
  ended?: SessionEnd;
}

export interface CartLineRecord {
  id: string;
  variantId: string;
  quantity: number;
}

export interface CartGiftRecord {
  isGift: boolean;
  note: string;
  isWrapped: boolean;
}

export interface CartRecord {
  orderId: string;
  lines: readonly CartLineRecord[];
  nextLine: number;
  /** Promotion codes, in the order of assignment. */
  codes?: readonly string[];
  gift?: CartGiftRecord;
  delivery?: Delivery;
  billing?: PostalAddress;
  /** Hash of the guest's mail address. */
  mail?: string;
  /** Reached checkout step. */
  step?: 'checkout' | 'payment';
}

/** Changed personal details of an account. */
export type Profile = Partial<
  Pick<PersonRecord, 'email' | 'title' | 'firstName' | 'lastName' | 'dob' | 'phone'>
>;

/** A scheduled account deletion: time in milliseconds since 1970, store and language of its mail. */
export interface Deletion {
  at: number;
  storeId: string;
  language: TranslatedLanguage;
}

/**
 * All changing state of the world; plain JSON. Personal data: tokens, orders' names and postal addresses,
 * and the mail addresses of accounts.
 */
export interface WorldState {
  sessions: readonly Session[];
  carts: Readonly<Record<string, CartRecord>>;
  /** Active order of each {@link BagOwner}. */
  activeOrders: Readonly<Record<string, string>>;
  wishlists: Readonly<Record<string, readonly string[]>>;
  sold: Readonly<Record<string, number>>;
  /** Accounts registered here, besides those of the fixtures. */
  accounts?: readonly PersonRecord[];
  /** Passwords chosen by a mailed link, by person. */
  passwords?: Readonly<Record<string, { salt: string; hash: string }>>;
  /** Persons whose account migrated at a sign-in (AUT-23). */
  moved?: readonly string[];
  /** Persons who accepted or declined at the condition gate (MEM-08). */
  gatesPassed?: readonly string[];
  members?: Readonly<Record<string, MemberRecord>>;
  /** Personal details changed in accounts, by person. */
  profiles?: Readonly<Record<string, Profile>>;
  deletions?: Readonly<Record<string, Deletion>>;
  /** Persons whose account was deleted. */
  gone?: readonly string[];
  /** Saved billing address, by person; the first address by default. */
  billingAddresses?: Readonly<Record<string, string>>;
  links?: readonly LinkRecord[];
  accountMails?: readonly AccountMail[];
  contact?: ContactState;
  /** Back-in-stock requests of each variant, as hashes of mail addresses (API-23). */
  notifications: Readonly<Record<string, readonly string[]>>;
  /** Subscriptions by hash of the mail address (API-65). */
  newsletter: Readonly<Record<string, Subscription>>;
  /** Recent failures by hash of client or subject: times in milliseconds (`throttle.ts`). */
  attempts: Readonly<Record<string, readonly number[]>>;
  purchase: PurchaseState;
  nextGuest: number;
  nextOrder: number;
}

/** The simulated backend's world: immutable data and changing state. */
export interface World {
  catalogue: Catalogue;
  people: readonly PersonRecord[];
  state: WorldState;
}

let shared: Pick<World, 'catalogue' | 'people'> | undefined;

function unchanging(): Pick<World, 'catalogue' | 'people'> {
  shared ??= {
    catalogue: createCatalogue(styles as StyleRecord[]),
    people: people as PersonRecord[],
  };
  return shared;
}

/** A new world. The seed offsets the numbers of orders and guests: two seeds never share one. */
export function createWorld(seed: number): World {
  const base = unchanging();
  return {
    ...base,
    state: {
      sessions: [],
      carts: {},
      activeOrders: {},
      wishlists: Object.fromEntries(base.people.map(({ id, wishlist }) => [id, wishlist])),
      sold: {},
      notifications: {},
      newsletter: {},
      attempts: {},
      purchase: NO_PURCHASES,
      nextGuest: 1002 + (seed % 1000) * 1000,
      nextOrder: 700001 + (seed % 1000) * 1000,
    },
  };
}

export function hasAccount(world: World, email: string): boolean {
  return peopleOf(world).some((person) => person.email === email);
}

export function peopleOf({ people, state }: World): readonly PersonRecord[] {
  const all = state.accounts ? [...people, ...state.accounts] : people;
  const { passwords = {}, moved = [], gatesPassed = [], profiles, gone } = state;
  const left = gone ? all.filter(({ id }) => !gone.includes(id)) : all;
  return left.map((person) => {
    const { migration, conditionGate, ...rest } = person;
    const chosen = passwords[person.id];
    const hasMoved = chosen !== undefined || moved.includes(person.id); // AUT-22: by a new password
    return {
      ...rest,
      ...profiles?.[person.id],
      ...chosen,
      ...(migration && !hasMoved && { migration }),
      ...(conditionGate !== undefined && !gatesPassed.includes(person.id) && { conditionGate }),
    };
  });
}

export function withState(world: World, change: Partial<WorldState>): World {
  return { ...world, state: { ...world.state, ...change } };
}

export function withPurchase(world: World, change: Partial<PurchaseState>): World {
  return withState(world, { purchase: { ...world.state.purchase, ...change } });
}

/** Remaining pieces of a variant, after sales; `''` is coming soon, undefined unknown. */
export function stockOf(world: World, variantId: string): number | '' | undefined {
  const available = world.catalogue.byVariant.get(variantId)?.variant.available;
  if (typeof available !== 'number') return available;
  return Math.max(0, available - (world.state.sold[variantId] ?? 0));
}

/** Returns the world with these pieces sold. Bags do not reserve stock; orders do. */
export function sell(world: World, lines: readonly CartLineRecord[]): World {
  const sold = { ...world.state.sold };
  for (const { variantId, quantity } of lines) sold[variantId] = (sold[variantId] ?? 0) + quantity;
  return withState(world, { sold });
}

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

/** How a session ended; one that was ended by order answers as the order said. */
export type SessionEnd =
  | { how: 'time' | 'other-device' | 'signed-out' }
  | { how: 'order'; errorKey: string; status: number };

/** One session. `token` is empty after a world was restored: tokens are never kept. */
export interface Session {
  userId: string;
  isRegistered: boolean;
  isRemembered: boolean;
  token: string;
  /** When it was opened or last used, in milliseconds since 1970; unknown in a world made by hand. */
  usedAt?: number;
  /** Whether any call has come with it: not when the answer that brought it was lost. */
  isKnown: boolean;
  /** Row of the session that took over this guest's bag. */
  heir?: number;
  /** Absent while it is open. */
  ended?: SessionEnd;
}

/** One line of a bag. */
export interface CartLineRecord {
  id: string;
  variantId: string;
  quantity: number;
}

/** One order in the making. */
/** What makes a bag, or an order, a gift. */
export interface CartGiftRecord {
  isGift: boolean;
  note: string;
  isWrapped: boolean;
}

export interface CartRecord {
  orderId: string;
  lines: readonly CartLineRecord[];
  nextLine: number;
  /** Promotion codes, in the order in which they were assigned. */
  codes?: readonly string[];
  gift?: CartGiftRecord;
  delivery?: Delivery;
  billing?: PostalAddress;
  /** Hash of the guest's mail address. */
  mail?: string;
  /** How far the checkout has come. */
  step?: 'checkout' | 'payment';
}

/** What a person's account says of them, instead of what it said at first. */
export type Profile = Partial<
  Pick<PersonRecord, 'email' | 'title' | 'firstName' | 'lastName' | 'dob' | 'phone'>
>;

/** An account that ends at a time, in milliseconds since 1970, with where and how its owner is told. */
export interface Deletion {
  at: number;
  storeId: string;
  language: TranslatedLanguage;
}

/** All of the world that changes; plain JSON. Of personal data it holds the tokens, what orders need (names and postal addresses) and the addresses of who registers. */
export interface WorldState {
  sessions: readonly Session[];
  carts: Readonly<Record<string, CartRecord>>;
  /** The order in the making of each {@link BagOwner}. */
  activeOrders: Readonly<Record<string, string>>;
  wishlists: Readonly<Record<string, readonly string[]>>;
  sold: Readonly<Record<string, number>>;
  /** Who has registered here, after those of the fixtures. */
  accounts?: readonly PersonRecord[];
  /** Passwords that were chosen by a mailed link, by person. */
  passwords?: Readonly<Record<string, { salt: string; hash: string }>>;
  /** Whose account has moved by a sign-in (AUT-23). */
  moved?: readonly string[];
  /** Who has said yes or no at the condition gate (MEM-08). */
  gatesPassed?: readonly string[];
  /** Who is in the membership programme, by person. */
  members?: Readonly<Record<string, MemberRecord>>;
  /** What people have said of themselves in their accounts, by person. */
  profiles?: Readonly<Record<string, Profile>>;
  /** Whose account ends when, by person. */
  deletions?: Readonly<Record<string, Deletion>>;
  /** Whose account has ended. */
  gone?: readonly string[];
  /** Which saved address bills go to, by person; the first one where none is named. */
  billingAddresses?: Readonly<Record<string, string>>;
  links?: readonly LinkRecord[];
  accountMails?: readonly AccountMail[];
  contact?: ContactState;
  /** Who waits for a variant, by hash of the mail address (API-23). */
  notifications: Readonly<Record<string, readonly string[]>>;
  /** What is sent to whom, by hash of the mail address (API-65). */
  newsletter: Readonly<Record<string, Subscription>>;
  /** Failures of late by whom and of what they were, hashed: times in milliseconds (`throttle.ts`). */
  attempts: Readonly<Record<string, readonly number[]>>;
  purchase: PurchaseState;
  nextGuest: number;
  nextOrder: number;
}

/** The simulated backend's world: what never changes, and what does. */
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

/** A fresh world. The seed moves the numbers of orders and guests, so that two seeds never share one. */
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

/** Everybody who has an account. */
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

/** The world with some of its state replaced. */
export function withState(world: World, change: Partial<WorldState>): World {
  return { ...world, state: { ...world.state, ...change } };
}

/** The world with some of what purchases have left replaced. */
export function withPurchase(world: World, change: Partial<PurchaseState>): World {
  return withState(world, { purchase: { ...world.state.purchase, ...change } });
}

/** Pieces left of a variant, after what was sold; `''` is coming soon, `undefined` unknown. */
export function stockOf(world: World, variantId: string): number | '' | undefined {
  const available = world.catalogue.byVariant.get(variantId)?.variant.available;
  if (typeof available !== 'number') return available;
  return Math.max(0, available - (world.state.sold[variantId] ?? 0));
}

/** The world after these pieces have been sold. Bags do not hold stock; orders take it. */
export function sell(world: World, lines: readonly CartLineRecord[]): World {
  const sold = { ...world.state.sold };
  for (const { variantId, quantity } of lines) sold[variantId] = (sold[variantId] ?? 0) + quantity;
  return withState(world, { sold });
}

import { DRAWER_COMES, OPENS_DRAWER } from '../account/account-steps.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import type { ExpectedFact, ScenarioStart, SettleStep, ShopperStep } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { signsIn, type Wish } from '../steps.ts';

export const LANDING = '/myaccount/migrationLanding';
export const MEMBERSHIP = '/myaccount/membership';
export const CONFIRM = 'POST /membership/@self/confirm';
export const JOIN = 'POST /membership/@self';
export const LEAVE = 'DELETE /membership/@self';

/** MEM-04 */
export const GATE_FOUND: ExpectedFact = {
  name: 'membership/gateFound',
  payload: { conditionGate: 'MEMBERSHIP_TERMS', newsletterConsentRequired: true },
};
export const PASSED: ExpectedFact = {
  name: 'membership/gatePassed',
  payload: { choice: 'accept' },
};
export const IS_MEMBER: ExpectedFact = {
  name: 'membership/membershipLoaded',
  payload: { membershipStatus: 'MEMBER' },
};
export const IS_NONE: ExpectedFact = {
  name: 'membership/membershipLoaded',
  payload: { membershipStatus: 'NONE' },
};

/** Somebody whom a gate waits for, signed in already. */
export function gretaAt(fixtures: BrandFixtures, path: string): ScenarioStart {
  return { ...strangerAt(fixtures, path), person: 'greta' };
}

export function atMembership(
  fixtures: BrandFixtures,
  person: NonNullable<ScenarioStart['person']> = 'mira',
): ScenarioStart {
  return { ...strangerAt(fixtures, MEMBERSHIP), person };
}

/** The drawer, and somebody in it. */
export function signsInFromHeader(
  person: Parameters<typeof signsIn>[0],
): readonly [ShopperStep, SettleStep, ShopperStep] {
  return [
    { ...OPENS_DRAWER, facts: [] },
    DRAWER_COMES,
    signsIn(person, 'Sign in', { title: 'Signs in.' }),
  ];
}

/** The landing page with the gate; `search` is what it remembers. */
export function gateComes(search: string, facts = [GATE_FOUND]): SettleStep {
  return {
    kind: 'settle',
    title: 'Is asked first whether the terms are right.',
    facts,
    state: {
      'membership/gate': { status: 'pending', isResting: true },
      'navigation/location': { path: LANDING, search },
    },
    screen: [
      { role: 'heading', name: 'One more thing' },
      { role: 'button', name: 'Yes, count me in' },
      { role: 'button', name: 'No, thank you' },
      { role: 'button', name: 'Decide later' },
    ],
  };
}

export function saysYes(wish: Wish): ShopperStep {
  return {
    kind: 'shopper',
    input: 'membership/acceptGate',
    payload: { newsletter: false },
    press: { role: 'button', name: 'Yes, count me in' },
    facts: [],
    asked: [CONFIRM],
    state: { 'membership/gate': { status: 'sending', choice: 'accept' } },
    ...wish,
  };
}

export const SAYS_NO: ShopperStep = {
  kind: 'shopper',
  title: 'Would rather not.',
  input: 'membership/declineGate',
  press: { role: 'button', name: 'No, thank you' },
  facts: [],
  asked: [LEAVE],
  state: { 'membership/gate': { status: 'sending', choice: 'decline' } },
};

export const DECIDES_LATER: ShopperStep = {
  kind: 'shopper',
  title: 'Has no time for that now.',
  input: 'membership/putOffGate',
  press: { role: 'button', name: 'Decide later' },
  facts: [],
  asked: [],
};

export function joins(wish: Wish): ShopperStep {
  return {
    kind: 'shopper',
    input: 'membership/join',
    payload: { newsletter: false },
    press: { role: 'button', name: 'Become a member' },
    facts: [],
    asked: [JOIN],
    state: { 'membership/change': { status: 'sending', wish: 'join' } },
    ...wish,
  };
}

export const INVITATION: SettleStep = {
  kind: 'settle',
  title: 'The page says what membership is.',
  facts: [IS_NONE],
  screen: [
    { role: 'heading', name: 'Membership' },
    { role: 'button', name: 'Become a member' },
  ],
};

export const MEMBER_COMES: SettleStep = {
  kind: 'settle',
  title: 'The page has level and points.',
  facts: [IS_MEMBER],
  state: { 'membership/membership': { status: 'ready', membership: { tier: 'THREAD' } } },
  screen: [{ role: 'heading', name: 'Thread' }],
};

export const WANTS_TO_LEAVE: ShopperStep = {
  kind: 'shopper',
  title: 'Wants to leave, and is asked back.',
  input: 'membership/askLeave',
  press: { role: 'button', name: 'Leave the membership' },
  facts: [],
  asked: [],
  state: { 'membership/change': { status: 'asking' } },
};

export function leaves(wish: Wish): ShopperStep {
  return {
    kind: 'shopper',
    input: 'membership/leave',
    press: { role: 'button', name: 'Leave', within: 'Leave the membership?' },
    facts: [],
    asked: [LEAVE],
    state: { 'membership/change': { status: 'sending', wish: 'leave' } },
    ...wish,
  };
}

/** Where somebody goes on to. */
export function goesOn(path: string, title: string, facts: readonly ExpectedFact[]): SettleStep {
  return { kind: 'settle', title, facts, state: { 'navigation/location': { path } } };
}

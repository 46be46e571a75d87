import { type Wish, acts, button, fact, heading, settles } from '../step-builders.ts';
import { DRAWER_COMES, OPENS_DRAWER } from '../account/account-steps.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import type { ExpectedFact, ScenarioStart, SettleStep, ShopperStep } from '../scenario.ts';
import { strangerAt } from '../starts.ts';
import { signsIn } from '../steps.ts';

export const LANDING = '/myaccount/migrationLanding';
export const MEMBERSHIP = '/myaccount/membership';
export const CONFIRM = 'POST /membership/@self/confirm';
export const JOIN = 'POST /membership/@self';
export const LEAVE = 'DELETE /membership/@self';

/** MEM-04 */
export const GATE_FOUND: ExpectedFact = fact('membership/gateFound', {
  conditionGate: 'MEMBERSHIP_TERMS',
  newsletterConsentRequired: true,
});
export const IS_MEMBER: ExpectedFact = fact('membership/membershipLoaded', {
  membershipStatus: 'MEMBER',
});
export const IS_NONE: ExpectedFact = fact('membership/membershipLoaded', {
  membershipStatus: 'NONE',
});

export function passed(choice: 'accept' | 'decline'): ExpectedFact {
  return fact('membership/gatePassed', { choice });
}

export function gretaAt(fixtures: BrandFixtures, path: string): ScenarioStart {
  return { ...strangerAt(fixtures, path), person: 'greta' };
}

export function atMembership(
  fixtures: BrandFixtures,
  person: NonNullable<ScenarioStart['person']> = 'mira',
): ScenarioStart {
  return { ...strangerAt(fixtures, MEMBERSHIP), person };
}

export function signsInFromHeader(
  person: Parameters<typeof signsIn>[0],
): readonly [ShopperStep, SettleStep, ShopperStep] {
  return [{ ...OPENS_DRAWER, facts: [] }, DRAWER_COMES, signsIn(person, 'Sign in', 'Signs in.')];
}

/** The landing page with the gate; `search` contains its return address. */
export function gateComes(search: string, facts = [GATE_FOUND]): SettleStep {
  return settles('Is asked first whether the terms are right.', {
    facts,
    state: {
      'membership/gate': { status: 'pending', isResting: true },
      'navigation/location': { path: LANDING, search },
    },
    screen: [
      heading('One more thing'),
      button('Yes, count me in'),
      button('No, thank you'),
      button('Decide later'),
    ],
  });
}

export function saysYes(wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'membership/acceptGate',
    payload: { newsletter: false },
    press: button('Yes, count me in'),
    asked: [CONFIRM],
    state: { 'membership/gate': { status: 'sending', choice: 'accept' } },
  });
}

export const SAYS_NO: ShopperStep = acts('Would rather not.', {
  input: 'membership/declineGate',
  press: button('No, thank you'),
  asked: [LEAVE],
  state: { 'membership/gate': { status: 'sending', choice: 'decline' } },
});

export const DECIDES_LATER: ShopperStep = acts('Has no time for that now.', {
  input: 'membership/putOffGate',
  press: button('Decide later'),
  asked: [],
  place: 'gender',
});

export function joins(wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'membership/join',
    payload: { newsletter: false },
    press: button('Become a member'),
    asked: [JOIN],
    state: { 'membership/change': { status: 'sending', wish: 'join' } },
  });
}

export const INVITATION: SettleStep = settles('The page says what membership is.', {
  facts: [IS_NONE],
  screen: [heading('Membership'), button('Become a member')],
});

export const MEMBER_COMES: SettleStep = settles('The page has level and points.', {
  facts: [IS_MEMBER],
  state: { 'membership/membership': { status: 'ready', membership: { tier: 'THREAD' } } },
  screen: [heading('Thread')],
});

export const WANTS_TO_LEAVE: ShopperStep = acts('Wants to leave, and is asked back.', {
  input: 'membership/askLeave',
  press: button('Leave the membership'),
  asked: [],
  state: { 'membership/change': { status: 'asking' } },
});

export function leaves(wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'membership/leave',
    press: button('Leave', { within: 'Leave the membership?' }),
    asked: [LEAVE],
    state: { 'membership/change': { status: 'sending', wish: 'leave' } },
  });
}

export function goesOn(path: string, title: string, facts: readonly ExpectedFact[]): SettleStep {
  return settles(title, { facts, state: { 'navigation/location': { path } } });
}

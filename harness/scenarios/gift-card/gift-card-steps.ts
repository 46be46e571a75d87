import { type Wish, button, fact, heading, says, settles, acts } from '../step-builders.ts';
import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import type {
  OnScreen,
  ScenarioStart,
  ScenarioStep,
  SettleStep,
  ShopperStep,
} from '../scenario.ts';
import { strangerAt } from '../starts.ts';

/** The brand's gift card: page title and first design. */
const CARDS = {
  rl: { title: 'Always the right size', productId: 'RL2601STD', variantId: '8719126011013' },
  hm: { title: 'The choice is theirs', productId: 'HM2601STD', variantId: '8719226011012' },
};

export const BALANCE = 'POST /giftcard/balance';
export const PIN = '1873';

/** All attempts before the card is locked. */
export const WRONG_PINS = ['0000', '1111', '2222', '3333', '4444'];

export function giftCardOf({ brand }: BrandFixtures) {
  return CARDS[brand];
}

export function atGiftCards(fixtures: BrandFixtures): ScenarioStart {
  return strangerAt(fixtures, '/gift-cards');
}

export function numberOf(kind: string): string {
  return giftCardNumber('GBP', kind);
}

/** The page with the brand's gift card loads. */
export function giftCardsCome(
  fixtures: BrandFixtures,
  rest: Partial<SettleStep> & { screen?: readonly OnScreen[] } = {},
): SettleStep {
  const { screen = [], ...step } = rest;
  return {
    kind: 'settle',
    title: 'The gift cards’ page is there.',
    facts: [],
    ...step,
    screen: [heading(giftCardOf(fixtures).title), ...screen],
  };
}

export function asksBalance(card: { number: string; pin: string }, wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'gift-card/askBalance',
    payload: card,
    press: button('Show what is left', {
      fill: { 'Gift card number': card.number, PIN: card.pin },
    }),
    asked: [BALANCE],
    state: { 'gift-card/balance': { status: 'asking' } },
  });
}

/** The request fails with a reason. */
export function refused(reason: string, title: string, text: string): SettleStep {
  return settles(title, {
    facts: [fact('gift-card/balanceRefused', { reason })],
    state: { 'gift-card/balance': { status: 'failed', reason } },
    screen: [says(text)],
  });
}

/** Enters wrong PINs until the card is locked. */
export function locksCard(fixtures: BrandFixtures): ScenarioStep[] {
  return [
    giftCardsCome(fixtures),
    ...WRONG_PINS.flatMap((pin, index) => [
      asksBalance({ number: numberOf('02'), pin }, `Tries PIN number ${index + 1}.`),
      refused(
        'unknown',
        'It is wrong.',
        'We know no gift card with this number and PIN. Please compare them with the card.',
      ),
    ]),
  ];
}

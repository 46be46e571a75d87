import { type Wish, button, fact, heading, settles, acts } from '../step-builders.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import type { ScenarioStart, SettleStep, ShopperStep } from '../scenario.ts';
import { inAccount } from './area-steps.ts';

const CARDS = [
  { brand: 'visa', lastDigits: '1111', expiry: '1229' },
  { brand: 'maestro', lastDigits: '4242', expiry: '0128' },
] as const;
export const VISA = 'Visa ending in 1111';
export const MAESTRO = 'Maestro ending in 4242';

/** Mira at her saved cards: two or none. */
export function atCards(fixtures: BrandFixtures, isEmpty = false): ScenarioStart {
  return { ...inAccount(fixtures, '/savedcards'), ...(!isEmpty && { savedCards: CARDS }) };
}

export const CARDS_COME: SettleStep = settles('Both cards are there, the first is offered first.', {
  facts: [fact('account/cardsRead', { count: 2 })],
  screen: [heading('Saved cards'), button(`Remove ${MAESTRO}`)],
});

/** Removes the card with this id. */
export function removesCard(cardId: string, name: string, wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'account/removeCard',
    payload: { cardId },
    press: button(`Remove ${name}`),
    asked: [`DELETE /payments/saved_cards/${cardId}`],
    state: { 'account/cardWork': { status: 'changing', doing: 'remove' } },
  });
}

export function takesCardBack(cardId: string, wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'account/takeCardBack',
    press: button('Undo'),
    asked: [`PUT /payments/saved_cards/${cardId}`],
  });
}

import { family } from '../family.ts';
import { isReadAgain, inAccount } from './area-steps.ts';
import {
  acts,
  button,
  fact,
  heading,
  pauses,
  says,
  settles,
  fails,
  type Wish,
} from '../step-builders.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import type { ExpectedFact, ScenarioStart, SettleStep, ShopperStep } from '../scenario.ts';

const CARDS = [
  { brand: 'visa', lastDigits: '1111', expiry: '1229' },
  { brand: 'maestro', lastDigits: '4242', expiry: '0128' },
] as const;
const VISA = 'Visa ending in 1111';
const MAESTRO = 'Maestro ending in 4242';

/** Mira at her saved cards: two or none. */
function atCards(fixtures: BrandFixtures, isEmpty = false): ScenarioStart {
  return { ...inAccount(fixtures, '/savedcards'), ...(!isEmpty && { savedCards: CARDS }) };
}

const CARDS_COME: SettleStep = settles('Both cards are there, the first is offered first.', {
  facts: [fact('account/cardsRead', { count: 2 })],
  screen: [heading('Saved cards'), button(`Remove ${MAESTRO}`)],
});

/** A change, after which the cards are read again. */
function thenRead(change: ExpectedFact, count: number): ExpectedFact[] {
  return [change, fact('account/cardsRead', { count })];
}

function removesCard(cardId: string, name: string, wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'account/removeCard',
    payload: { cardId },
    press: button(`Remove ${name}`),
    asked: [`DELETE /payments/saved_cards/${cardId}`],
    state: { 'account/cardWork': { status: 'changing', doing: 'remove' } },
  });
}

function takesCardBack(cardId: string, wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'account/takeCardBack',
    press: button('Undo'),
    asked: [`PUT /payments/saved_cards/${cardId}`],
  });
}

export const savedCardsScenarios = family(atCards, ['account'], {
  'card-back-too-late': {
    title: 'A removed card is wanted back when it is too late',
    summary: 'Whoever thinks better of it too late is told so: the card has to be saved anew.',
    shows: ['AUT-26, API-56', { rl: 'account/card--back-too-late' }],
    steps: [
      CARDS_COME,
      removesCard('K1', VISA, 'Removes the first.'),
      settles('It is gone.', {
        facts: thenRead(fact('account/cardRemoved', { cardId: 'K1' }), 1),
      }),
      pauses('A quarter of an hour passes.', 15 * 60_000),
      takesCardBack('K1', 'Wants it back.'),
      settles('It cannot be had any more, and how to have it again is said.', {
        facts: thenRead(fact('account/cardNotChanged', { errorKey: '_ERR_CARD_NOT_FOUND' }), 1),
        state: { 'account/cardWork': { status: 'failed', doing: 'undo' } },
      }),
    ],
  },
  'card-made-default': {
    title: 'Another saved card is to be offered first',
    summary: 'What is offered first at the till is the shopper’s choice.',
    shows: ['AUT-26', { hm: 'account/card--made-default' }, 'rl'],
    steps: [
      CARDS_COME,
      acts('Wants the second one first.', {
        input: 'account/makeCardDefault',
        press: button(`Make it the default: ${MAESTRO}`),
        payload: { cardId: 'K2' },
        asked: ['PUT /payments/saved_cards/K2'],
        state: { 'account/cardWork': { status: 'changing', doing: 'use' } },
      }),
      settles('It is first now.', {
        facts: thenRead(fact('account/cardMadeDefault', { cardId: 'K2' }), 2),
        state: { 'account/cards': { cards: [{ id: 'K2' }, { id: 'K1' }] } },
        screen: [button(`Make it the default: ${VISA}`)],
      }),
    ],
  },
  'card-removal-without-answer': {
    title: 'The answer to a removed card is lost',
    summary: 'Whether it is removed nobody says: the cards are read anew, and show it.',
    shows: ['API-56', { hm: 'account/card--removal-answer-lost' }],
    rules: [{ on: 'DELETE /payments/saved_cards/K1', call: 1, then: 'lost' }],
    steps: [
      CARDS_COME,
      removesCard('K1', VISA, 'Removes the first.'),
      settles('The list says how it is now.', {
        facts: thenRead(fact('account/cardNotChanged', { errorKey: 'network' }), 1),
        state: { 'account/cardWork': { status: 'failed', doing: 'remove' } },
      }),
    ],
  },
  'card-removed-and-back': {
    title: 'A shopper removes the card that is offered first, and takes it back',
    summary: 'The default is removed: the next one takes its place, until it is back.',
    shows: ['AUT-26, API-56', { rl: 'account/card--removed-and-back' }, 'hm'],
    steps: [
      CARDS_COME,
      removesCard('K1', VISA, 'Removes the first.'),
      settles('It is gone, and the other is offered first.', {
        facts: thenRead(fact('account/cardRemoved', { cardId: 'K1' }), 1),
        state: {
          'account/cards': { status: 'ready', cards: [{ id: 'K2' }] },
          'account/removedCard': { isDefault: true },
        },
        screen: [says(`${VISA} is removed. ${MAESTRO} is your default card now.`)],
      }),
      takesCardBack('K1', 'Thinks better of it.'),
      settles('It is back in its place.', {
        facts: thenRead(fact('account/cardTakenBack', { cardId: 'K1' }), 2),
        state: {
          'account/cards': { cards: [{ id: 'K1' }, { id: 'K2' }] },
          'account/removedCard': null,
        },
      }),
    ],
  },
  'cards-fail': {
    title: 'The saved cards cannot be read at first',
    summary: 'The cards do not come: the page says so, and gets them on the next try.',
    shows: ['AUT-26, API-51', { hm: 'account/cards--unreachable' }],
    rules: [fails('GET /payments/methods', 503)],
    steps: [
      ...isReadAgain('account/cards', 'account/cardsNotRead', 'account/retryCards'),
      CARDS_COME,
    ],
  },
  'cards-none': {
    title: 'Nobody has saved a card yet',
    summary: 'An empty page says how a card comes to be saved.',
    shows: ['AUT-26', { rl: 'account/cards--none' }],
    start: (fixtures) => atCards(fixtures, true),
    steps: [
      settles('Is told how one is saved.', {
        facts: [fact('account/cardsRead', { count: 0 })],
        state: { 'account/cards': { status: 'ready', cards: [] } },
        screen: [heading('No card saved yet')],
      }),
    ],
  },
});

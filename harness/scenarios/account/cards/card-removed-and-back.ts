import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { CARDS_COME, MAESTRO, VISA, atCards, removesCard, takesCardBack } from './card-steps.ts';

export const cardRemovedAndBack: Scenario = {
  id: 'card-removed-and-back',
  title: 'A shopper removes the card that is offered first, and takes it back',
  summary: 'The default is removed: the next one takes its place, until it is back.',
  ledger: ['AUT-26', 'API-56'],
  domains: ['account'],
  inBrowser: true,
  golden: [{ name: 'account/card--removed-and-back', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atCards(fixtures),
    rules: [],
    screen: [],
    steps: [
      CARDS_COME,
      removesCard('K1', VISA, { title: 'Removes the first.' }),
      {
        kind: 'settle',
        title: 'It is gone, and the other is offered first.',
        facts: [
          { name: 'account/cardRemoved', payload: { cardId: 'K1' } },
          { name: 'account/cardsRead', payload: { count: 1 } },
        ],
        state: {
          'account/cards': { status: 'ready', cards: [{ id: 'K2' }] },
          'account/removedCard': { isDefault: true },
        },
        screen: [{ text: `${VISA} is removed. ${MAESTRO} is your default card now.` }],
      },
      takesCardBack('K1', { title: 'Thinks better of it.' }),
      {
        kind: 'settle',
        title: 'It is back in its place.',
        facts: [
          { name: 'account/cardTakenBack', payload: { cardId: 'K1' } },
          { name: 'account/cardsRead', payload: { count: 2 } },
        ],
        state: {
          'account/cards': { cards: [{ id: 'K1' }, { id: 'K2' }] },
          'account/removedCard': null,
        },
      },
    ],
  })),
};

import type { BrandFixtures } from '../brand-fixtures.ts';
import { family } from '../family.ts';
import { atBag } from '../starts.ts';
import { acts, button, fact, heading, says, settles } from '../step-builders.ts';
import { CHANGE, LINE, bagComes, bagHolds, choosesQuantity } from '../steps.ts';

const start = (fixtures: BrandFixtures) => atBag(fixtures, 'mira');

const STORY = ['fatal-error', 'cart', 'notices'];

export const bagAnswersScenarios = family(start, STORY, {
  'answer-half-bag': {
    title: 'The bag’s answer breaks off in the middle',
    summary:
      'The answer breaks off in the middle: the bag page says so, and another try shows the bag.',
    shows: ['CRT-06, FTL-01'],
    rules: [{ on: 'GET /cart/@self/*details', call: 1, then: 'half-body' }],
    steps: [
      settles('The page stays, and one message says that the bag cannot be shown.', {
        facts: [
          fact('cart/miniBagLoaded', { itemCount: 1 }),
          fact('cart/readFailed', { read: 'details', reason: 'no cart details' }),
        ],
        screen: [heading('We cannot show your bag just now')],
      }),
      acts('Tries again.', { input: 'cart/retryBag', press: button('Try again') }),
      settles('The bag is there, as it was.', {
        facts: [
          fact('cart/miniBagLoaded', { itemCount: 1 }),
          fact('cart/detailsLoaded', { lineCount: 1 }),
        ],
        screen: [heading('Your bag'), bagHolds(1)],
      }),
    ],
  },
  'answer-wrong-type-on-change': {
    title: 'The answer to a change of the bag makes no sense',
    summary: 'The change was made, but its answer is none: the shop asks the server what is true.',
    shows: ['CRT-14, CRT-03', { rl: 'cart/change-answered-wrong-type--bag-read-again' }],
    domains: ['fatal-error', 'cart/quantityChanged', 'cart/lineChangeFailed', 'notices'],
    rules: [{ on: CHANGE, call: 1, then: 'wrong-type' }],
    steps: (fixtures) => [
      bagComes(),
      choosesQuantity(fixtures, 2, 'Wants two of it.'),
      settles(
        'What came of it nobody knows: one message says so, and the bag is read again. Two.',
        {
          facts: [fact('cart/lineChangeFailed', { lineId: LINE, kind: 'update' })],
          asked: [],
          state: { 'cart/miniBag': { bag: { count: 2 } } },
          screen: [
            bagHolds(2),
            says(
              'We could not tell whether this was done. Please look at your bag before you try again.',
            ),
          ],
        },
      ),
    ],
  },
});

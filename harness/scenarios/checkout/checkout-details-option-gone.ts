import { inBoth } from '../brand-fixtures.ts';
import {
  DETAILS_STORY,
  SAVE_DELIVERY,
  detailsCome,
  guestAtDetails,
  paymentComes,
  sendsAddress,
  sendsAgain,
  typesAddress,
} from './checkout-details-steps.ts';
import type { Scenario } from '../scenario.ts';

const chooses = (optionId: string, name: string) => ({
  kind: 'shopper' as const,
  title: `Chooses ${name}.`,
  input: 'checkout/chooseOption',
  payload: { optionId },
  press: { role: 'radio' as const, name },
  facts: [],
  // Where only one way is offered, this is not that situation.
  state: { 'checkout/chosenOptions': { home: optionId } },
});

export const checkoutDetailsOptionGone: Scenario = {
  id: 'checkout-details-option-gone',
  title: 'The chosen way of delivery is gone',
  summary: 'Between looking and pressing the courier was booked out.',
  ledger: ['CHK-08', 'API-15'],
  domains: DETAILS_STORY,
  inBrowser: true,
  golden: [{ name: 'checkout/details--option-gone', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: guestAtDetails(fixtures),
    rules: [
      { on: SAVE_DELIVERY, call: 1, then: { status: 400, errorKey: '_ERR_SHIPPING_MODE_INVALID' } },
    ],
    screen: [],
    steps: [
      detailsCome,
      chooses('102', 'Express'),
      typesAddress(),
      sendsAddress(fixtures),
      {
        kind: 'settle',
        title: 'Express is not available any more. The address stays.',
        facts: [
          {
            name: 'checkout/detailsRefused',
            payload: { at: 'delivery', errorKey: '_ERR_SHIPPING_MODE_INVALID' },
          },
        ],
        screen: [
          { text: 'This way of delivery is not available any more. Please choose another one.' },
        ],
      },
      chooses('101', 'Standard'),
      sendsAgain({ asked: [SAVE_DELIVERY] }),
      paymentComes,
    ],
  })),
};

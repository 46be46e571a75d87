import { inBoth } from '../brand-fixtures.ts';
import {
  PICKUP_STORY,
  SHOPS,
  atDetails,
  chooses,
  detailsCome,
  listed,
  looksFor,
  opensPickup,
  picksUp,
  pointsCome,
} from './pickup-steps.ts';
import type { Scenario } from '../scenario.ts';

export const pickupShop: Scenario = {
  id: 'pickup-shop',
  title: 'Collected in a shop',
  summary: 'Click and collect: a shop of the brand, found by its town.',
  ledger: ['PUP-01', 'PUP-02', 'PUP-03', 'PUP-05', 'PUP-06', 'API-62'],
  domains: PICKUP_STORY,
  inBrowser: true,
  golden: [{ name: 'pickup/shop--chosen', brand: 'hm' }],
  in: inBoth((fixtures) => {
    const shop = { id: '203', name: `${SHOPS[fixtures.brand]} Northern Quarter` };
    return {
      start: atDetails(fixtures),
      rules: [],
      screen: [],
      steps: [
        detailsCome,
        picksUp,
        opensPickup('CNC'),
        looksFor('CNC', 'Manchester'),
        { ...pointsCome('CNC', 1), ...listed(shop.name) },
        chooses('CNC', shop, { title: 'Chooses it: the parcel goes there.' }),
        {
          kind: 'settle',
          title: 'The step says where the parcel goes.',
          facts: [],
          screen: [{ text: shop.name }, { role: 'button', name: 'Choose another one' }],
        },
      ],
    };
  }),
};

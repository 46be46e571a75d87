import { expect, it } from 'vitest';
import { marketOf } from '#fixtures/purchase/markets.ts';
import { addItemCall } from '#src/cart/changes/change-api.ts';
import { billingAddressCall } from '#src/checkout/details/api.ts';
import { updateShippingInfoCall } from '#src/checkout/details/delivery/shipping-api.ts';
import { payCall } from '#src/checkout/payment/api.ts';
import { COUNTRIES } from '#src/commerce/countries.ts';
import { cancelOrderCall, orderCall } from '#src/orders/api.ts';
import { pickupPointsCall } from '#src/pickup/api.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { createInProcessBackend } from '#harness/backend/in-process.ts';
import { lettersOf } from '#harness/backend/orders/mails.ts';
import { variantOf } from '../client.ts';
import { callsOver } from '../shop-calls.ts';
import { CARD } from './shopper.ts';

const ENGLISH_OR_GERMAN =
  /Home delivery|Lieferung|Monday|Montag|Open day|Rund um|Corner|Eckladen|White|Weiß|shop|laden/i;

const SECOND = COUNTRIES.flatMap(({ code, languages }) =>
  languages.slice(1).map((language) => ({ country: code, language: language.code })),
);

it.each(SECOND)(
  'CFG-02 API-30 API-62 in $country in $language orders, points and mails use that language',
  async ({ country, language }) => {
    const backend = createInProcessBackend({ seed: 1 });
    const { guest, perform } = callsOver(backend, storeOfCountry('rl', country, language));
    await guest();
    const { line1, postcode, city } = marketOf(country).home;
    const owner = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.test' };
    const address = { ...owner, line1, postcode, city, country };
    const bag = { variantId: variantOf('RL1001WHT', 2), quantity: 1, cin: '', sfid: '' };
    const { orderId } = await perform(addItemCall, { ...bag, optIn: 'false' });
    const search = { by: 'term' as const, term: postcode };
    const { points } = await perform(pickupPointsCall, { pickupType: 'UPSAP', search });
    const said = {
      hours: points.flatMap(({ openingHours }) => openingHours),
      names: points.map(({ name }) => name),
    };
    await perform(updateShippingInfoCall, { optionId: '101', address });
    await perform(billingAddressCall, { address });
    await perform(payCall, {
      orderId,
      method: 'creditCard',
      card: { ...CARD, cvc: '123' },
      saveCard: false,
      giftCards: [],
      returnPath: '/checkout/payment',
    });
    const { shippingMethod, items } = await perform(orderCall, { orderId });
    await perform(cancelOrderCall, { orderId });
    const own = [...said.hours, ...said.names, shippingMethod, items[0]?.colour];
    expect(said.hours.length).toBeGreaterThan(0);
    expect(own.filter((text) => ENGLISH_OR_GERMAN.test(text ?? ''))).toEqual([]);
    const languages = lettersOf(backend.world()).map((letter) => letter.language);
    expect(languages).toEqual([language, language]);
  },
);

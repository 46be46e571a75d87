import { expect, it } from 'vitest';
import { notifyBackInStockCall } from '#src/product/extras-api.ts';

const wish = {
  variantId: 'ean-M',
  email: 'ada@example.test',
  newsletter: true,
  men: false,
  women: true,
  kids: false,
};

it('API-23 sends the four boxes as strings, false by default', () => {
  expect(notifyBackInStockCall.body?.(wish)).toMatchObject({
    newsletter: 'true',
    menCheckbox: 'false',
    womenCheckbox: 'true',
    kidsCheckbox: 'false',
  });
  expect(notifyBackInStockCall.body?.({ variantId: 'ean-M', email: '' })).toMatchObject({
    newsletter: 'false',
    menCheckbox: 'false',
    womenCheckbox: 'false',
    kidsCheckbox: 'false',
  });
});

import { create } from 'superstruct';
import { expect, it } from 'vitest';
import {
  DigitalDataAnswer,
  readDigitalData,
} from '#src/analytics/data-layer/digital-data-response.ts';

const item = {
  productName: 'Mill Tee',
  productId: 'RL1001WHT',
  productEAN: '5000000000017',
  productQuantity: 1,
  productBasePrice: '39.90',
  productLowPrice: '39.90',
  productPrice: '29.90',
  productDiscount: '10.00',
};
const total = {
  cartBasePrice: '79.80',
  cartLowPrice: '79.80',
  cartPrice: '69.80',
  cartRevenue: '69.80',
  cartTotal: '64.80',
  cartValue: '64.80',
  cartVoucherUsed: '5.00',
  cartShipping: '0.00',
};
const voucher = {
  totalAppliedOnItems: '2.00',
  totalAppliedOnOrder: '3.00',
  voucherName: 'WELCOME5',
  voucherTotal: '5.00',
};

function read(...items: object[]) {
  const answer = { cartId: '55', checkoutStep: 'payment', items, total, voucher };
  return readDigitalData(create(answer, DigitalDataAnswer));
}

it('GFT-04 an item of the bag says whether it is a gift card, and is none unless it is said', () => {
  const { items } = read({ ...item, giftCard: true }, { ...item, giftCard: false }, item);
  expect(items.map(({ giftCard }) => giftCard)).toEqual([true, false, false]);
});

it('ENT-18 a voucher says what it took off the items, off the order and in all, in minor units', () => {
  expect(read(item).voucher).toEqual({
    totalAppliedOnItems: 200,
    totalAppliedOnOrder: 300,
    voucherName: 'WELCOME5',
    voucherTotal: 500,
  });
});

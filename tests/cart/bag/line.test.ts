import { expect, it } from 'vitest';
import { itemDiscountTextOf, priceOf, totalOf } from '#src/cart/bag/line.ts';
import { line } from '../bag.ts';

const discount = {
  displayLevel: 'OrderItem',
  usage: 'Discount',
  amount: -899,
  description: '10% off knitwear',
};

it('CRT-08 the total of a line is its price less its own discounts', () => {
  const order = { ...discount, displayLevel: 'Order', amount: -5000 };
  expect(totalOf(line({ price: 8990, adjustments: [discount, order] }))).toBe(8091);
  expect(totalOf(line({ price: 8990 }))).toBe(8990);
});

it('CRT-09 a line has price, wasPrice, displayPrefix, unitPrice and unitWasPrice', () => {
  expect(priceOf(line({ quantity: 2, unitPrice: 5990, unitWas: 8990 }))).toEqual({
    price: 11980,
    wasPrice: 17980,
    displayPrefix: '2X',
    unitPrice: 5990,
    unitWasPrice: 8990,
  });
  expect(priceOf(line())).toEqual({ price: 8990, displayPrefix: '', unitPrice: 8990 });
});

it('CRT-10 ENT-19 the discount text names every discount of the line, and no adjustment of another usage', () => {
  const surcharge = { ...discount, usage: 'Surcharge', amount: 200, description: 'Gift wrap' };
  const delivery = { ...discount, usage: 'Shipping Charge', description: 'Free delivery' };
  const second = { ...discount, description: 'Two or more' };
  expect(itemDiscountTextOf(line({ adjustments: [discount, surcharge, delivery, second] }))).toBe(
    '10% off knitwear, Two or more',
  );
  expect(itemDiscountTextOf(line())).toBe('');
  const silent = { ...discount, description: '' };
  const noPayload = { ...discount, amount: 0, description: 'Nothing off' };
  expect(itemDiscountTextOf(line({ adjustments: [silent, noPayload, second] }))).toBe(
    'Two or more',
  );
});

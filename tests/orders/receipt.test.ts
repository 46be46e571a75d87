import { expect, it } from 'vitest';
import { receiptTotalIn } from '#src/orders/receipt.ts';

it.each([
  ['79.90', '79.90'],
  ['79,90', '79.90'],
  ['£79.90', '79.90'],
  ['79,90 €', '79.90'],
  ['CHF 1’299.90', '1299.90'],
  ['1.299,90 zł', '1299.90'],
  ['12 990', '12990.00'],
  ['1,299', '1299.00'],
  ['24,9', '24.90'],
  ['1540:00', '1540.00'],
  ['80', '80.00'],
  ['080', '80.00'],
  ['７９.９０', '79.90'],
])('ORD-06 “%s” on a receipt is sent as %s', (typed, sent) => {
  expect(receiptTotalIn(typed)).toBe(sent);
});

it.each(['', '  ', 'nothing', '-', '12345678901', '<script>79.90', '1a2', 'seventy 79.90'])(
  'ORD-06 rejects the total “%s”',
  (typed) => {
    expect(receiptTotalIn(typed)).toBeUndefined();
  },
);

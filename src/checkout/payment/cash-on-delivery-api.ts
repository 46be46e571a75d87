import { noPayload } from '../../kernel/struct.ts';
import { defineCall } from '../../ports/http/call.ts';
import { CashOnDelivery } from './contract.ts';

/** API-62 */
export const cashOnDeliveryCall = defineCall({
  name: 'payment.cashOnDelivery',
  method: 'GET',
  base: 'commerce',
  path: () => '/cart/@self/cash_on_delivery',
  params: noPayload(),
  contract: async () => {
    const { CashOnDeliveryAnswer, readCashOnDelivery } = await import('./methods-response.ts');
    return { answer: CashOnDeliveryAnswer, read: readCashOnDelivery };
  },
  value: CashOnDelivery,
});

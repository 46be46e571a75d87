/** Calls of the data export: those of the pages, so that the file matches the pages. */
import { accountCall } from '../../account/api.ts';
import { addressBookCall } from '../../address/api.ts';
import { savedCardsCall } from '../../checkout/payment/api.ts';
import { membershipCall } from '../../membership/api.ts';
import { preferencesCall } from '../../newsletter/api.ts';
import { orderCall, ordersCall } from '../../orders/api.ts';
import { defineCall } from '../../ports/http/call.ts';

export const dataAccountCall = defineCall({ ...accountCall, name: 'data.account' });
export const dataAddressesCall = defineCall({
  ...addressBookCall,

  name: 'data.addresses',
});
export const dataLettersCall = defineCall({
  ...preferencesCall,

  name: 'data.letters',
});
export const dataMembershipCall = defineCall({
  ...membershipCall,

  name: 'data.membership',
});
export const dataCardsCall = defineCall({ ...savedCardsCall, name: 'data.cards' });
export const dataOrdersCall = defineCall({ ...ordersCall, name: 'data.orders' });
export const dataOrderCall = defineCall({ ...orderCall, name: 'data.order' });

import { confirmationForgotten } from '#harness/scenarios/orders/confirmation-forgotten.ts';
import { confirmationReloaded } from '#harness/scenarios/orders/confirmation-reloaded.ts';
import { orderCancelled } from '#harness/scenarios/orders/order-cancelled.ts';
import { orderCancelledByPostcode } from '#harness/scenarios/orders/order-cancelled-by-postcode.ts';
import { orderFound } from '#harness/scenarios/orders/order-found.ts';
import { orderLookupSignsIn } from '#harness/scenarios/orders/order-lookup-signs-in.ts';
import { orderLookupThrottled } from '#harness/scenarios/orders/order-lookup-throttled.ts';
import { orderNotFound } from '#harness/scenarios/orders/order-not-found.ts';
import { orderOfAShop } from '#harness/scenarios/orders/order-of-a-shop.ts';
import { orderOfSomebodyElse } from '#harness/scenarios/orders/order-of-somebody-else.ts';
import { orderTooLate } from '#harness/scenarios/orders/order-too-late.ts';
import { ordersBeyondTheLast } from '#harness/scenarios/orders/orders-beyond-the-last.ts';
import { ordersTwoPages } from '#harness/scenarios/orders/orders-two-pages.ts';
import { walk } from '../scenario-walk/walk.tsx';

// The subject stands first: Ladle lists stories by name.
export const ConfirmationForgotten = walk(confirmationForgotten);
export const ConfirmationReloaded = walk(confirmationReloaded);
export const ListBeyondTheLastPage = walk(ordersBeyondTheLast);
export const ListOnTwoPages = walk(ordersTwoPages);
export const LookupFinds = walk(orderFound);
export const LookupFindsNothing = walk(orderNotFound);
export const LookupThrottled = walk(orderLookupThrottled);
export const LookupSignsIn = walk(orderLookupSignsIn);
export const OrderCancelled = walk(orderCancelled);
export const OrderCancelledByPostcode = walk(orderCancelledByPostcode);
export const OrderCancelledTooLate = walk(orderTooLate);
export const OrderOfAShop = walk(orderOfAShop);
export const OrderOfSomebodyElse = walk(orderOfSomebodyElse);

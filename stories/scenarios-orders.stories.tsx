import { confirmationForgotten } from '#harness/scenarios/confirmation-forgotten.ts';
import { confirmationReloaded } from '#harness/scenarios/confirmation-reloaded.ts';
import { orderCancelled } from '#harness/scenarios/order-cancelled.ts';
import { orderCancelledByPostcode } from '#harness/scenarios/order-cancelled-by-postcode.ts';
import { orderFound } from '#harness/scenarios/order-found.ts';
import { orderLookupSignsIn } from '#harness/scenarios/order-lookup-signs-in.ts';
import { orderNotFound } from '#harness/scenarios/order-not-found.ts';
import { orderOfAShop } from '#harness/scenarios/order-of-a-shop.ts';
import { orderOfSomebodyElse } from '#harness/scenarios/order-of-somebody-else.ts';
import { orderTooLate } from '#harness/scenarios/order-too-late.ts';
import { ordersBeyondTheLast } from '#harness/scenarios/orders-beyond-the-last.ts';
import { ordersTwoPages } from '#harness/scenarios/orders-two-pages.ts';
import { walk } from './scenario-walk/walk.tsx';

// The subject stands first: Ladle lists stories by name.
export const ConfirmationForgotten = walk(confirmationForgotten);
export const ConfirmationReloaded = walk(confirmationReloaded);
export const ListBeyondTheLastPage = walk(ordersBeyondTheLast);
export const ListOnTwoPages = walk(ordersTwoPages);
export const LookupFinds = walk(orderFound);
export const LookupFindsNothing = walk(orderNotFound);
export const LookupSignsIn = walk(orderLookupSignsIn);
export const OrderCancelled = walk(orderCancelled);
export const OrderCancelledByPostcode = walk(orderCancelledByPostcode);
export const OrderCancelledTooLate = walk(orderTooLate);
export const OrderOfAShop = walk(orderOfAShop);
export const OrderOfSomebodyElse = walk(orderOfSomebodyElse);

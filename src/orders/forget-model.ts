import { command } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';

/** Clears all order data, so that the next shopper sees none of it. */
export const forgetOrders = command('orders/forgetOrders', nothing());

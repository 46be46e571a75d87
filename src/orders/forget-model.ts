import { command } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';

/** Nothing of one shopper is shown to the next. */
export const forgetOrders = command('orders/forgetOrders', nothing());

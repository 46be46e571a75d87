/** From the bag to the order. */
import './checkout.ts';
import './payment.ts';

export { portHandlers } from './port-handlers.ts';

/** Checkout, payment and orders, and registration after an order. */
import '../../../auth/registration/registration-model.ts';
import '../../../captcha/model.ts';
import '../../../checkout/payment/gift-cards/gift-card-form-model.ts';
import '../../../checkout/payment/methods/methods-model.ts';
import '../../../orders/lookup-model.ts';
import '../../../orders/receipt-model.ts';
import './checkout.ts';
import './orders.ts';
import './payment.ts';

export { portHandlers } from './port-handlers.ts';

/** From the bag to the order. */
import '../../../captcha/model.ts';
import '../../../checkout/payment/gift-cards/gift-card-form-model.ts';
import '../../../checkout/payment/view/card-form-model.ts';
import './checkout.ts';
import './payment.ts';

export { portHandlers } from './port-handlers.ts';

/** From the bag to the order, and what becomes of it; and the account that a guest makes for it. */
import '../../../auth/registration/guest-account-form-model.ts';
import '../../../auth/registration/registration-model.ts';
import '../../../captcha/model.ts';
import '../../../checkout/payment/gift-cards/gift-card-form-model.ts';
import '../../../checkout/payment/view/card-form-model.ts';
import '../../../orders/lookup-form-model.ts';
import '../../../orders/receipt-form-model.ts';
import './checkout.ts';
import './orders.ts';
import './payment.ts';

export { portHandlers } from './port-handlers.ts';

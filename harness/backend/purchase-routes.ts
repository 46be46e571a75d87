import { accountRoutes } from './account/account.ts';
import { deletionRoutes } from './account/deletion.ts';
import { emailChangeRoutes } from './account/email-change.ts';
import { passwordChangeRoutes } from './account/password-change.ts';
import { digitalDataRoutes } from './cart/digital-data.ts';
import { giftOptionsRoutes } from './cart/gift-options.ts';
import { promotionCodesRoutes } from './cart/promotion-codes.ts';
import { addressesRoutes } from './checkout/addresses.ts';
import { billingRoutes } from './checkout/billing.ts';
import { checkoutStepsRoutes } from './checkout/checkout-steps.ts';
import { deliveryFormRoutes } from './checkout/delivery-form.ts';
import { shippingRoutes } from './checkout/shipping.ts';
import { contactRoutes } from './contact/contact-cases.ts';
import { contactFilesRoutes } from './contact/contact-files.ts';
import { inStoreOrdersRoutes } from './orders/in-store-orders.ts';
import { newsletterRoutes } from './newsletter/newsletter-call.ts';
import { notificationRoutes } from './newsletter/notification.ts';
import { ordersRoutes } from './orders/orders.ts';
import { giftCardRoutes } from './payment/gift-card.ts';
import { paymentMethodsRoutes } from './payment/payment-methods-call.ts';
import { paymentsRoutes } from './payment/payments.ts';
import { paypalRoutes } from './payment/paypal.ts';
import { savedCardsRoutes } from './payment/saved-cards.ts';
import { pickupLocatorRoutes } from './pickup/pickup-locator.ts';
import { placesRoutes } from './pickup/places.ts';
import { membershipRoutes } from './session/membership.ts';
import { passwordRoutes } from './session/passwords.ts';
import { registrationRoutes } from './session/registration.ts';
import { routesOf } from './routes.ts';

export const PURCHASE_ROUTES = routesOf(
  giftOptionsRoutes,
  promotionCodesRoutes,
  checkoutStepsRoutes,
  shippingRoutes,
  billingRoutes,
  deliveryFormRoutes,
  pickupLocatorRoutes,
  addressesRoutes,
  paymentMethodsRoutes,
  paymentsRoutes,
  savedCardsRoutes,
  paypalRoutes,
  giftCardRoutes,
  ordersRoutes,
  inStoreOrdersRoutes,
  digitalDataRoutes,
  registrationRoutes,
  membershipRoutes,
  passwordRoutes,
  contactFilesRoutes,
  contactRoutes,
  accountRoutes,
  passwordChangeRoutes,
  emailChangeRoutes,
  deletionRoutes,
);

/** Purchase routes and rarely used ones; loaded together at the first such call. */
export const LATE_ROUTES = [
  ...PURCHASE_ROUTES,
  ...routesOf(placesRoutes, newsletterRoutes, notificationRoutes),
];

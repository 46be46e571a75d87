import type { Handler } from './call.ts';
import {
  addAddress,
  getAddresses,
  removeAddress,
  updateAddress,
  validateAddress,
} from './checkout/addresses.ts';
import { getBillingAddresses, updateBillingAddress } from './checkout/billing.ts';
import { proceedToCheckout, proceedToPayment } from './checkout/checkout-steps.ts';
import { getDeliveryForm } from './checkout/delivery-form.ts';
import { getDigitalData } from './cart/digital-data.ts';
import { getGiftCardBalance } from './payment/gift-card.ts';
import { getInStoreOrder } from './orders/in-store-orders.ts';
import {
  cancelByPostcode,
  cancelOwnOrder,
  getOrder,
  getOrderByPostcode,
  getOrders,
  trackOrder,
} from './orders/orders.ts';
import {
  getCashOnDelivery,
  getDeviceToken,
  getPaymentMethods,
  getUsablePayments,
} from './payment/payment-methods-call.ts';
import { cancelPayment, deleteSavedCard, goOn, pay } from './payment/payments.ts';
import { startPaypal, verifyPaypal } from './payment/paypal.ts';
import { findPickupPoints } from './pickup/pickup-locator.ts';
import { assignCode, getCodes, removeCode } from './cart/promotion-codes.ts';
import { getShippingInfo, getShippingModes, updateShippingInfo } from './checkout/shipping.ts';
import { routesOf } from './routes.ts';

/** The calls of the purchase, loaded with the first of them. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  'GET commerce /cart/@self/assigned_promotion_code': getCodes,
  'POST commerce /cart/@self/assigned_promotion_code': assignCode,
  'DELETE commerce /cart/@self/assigned_promotion_code/*': removeCode,
  'PUT commerce /cart/@self/proceed_to_checkout': proceedToCheckout,
  'PUT commerce /cart/@self/proceed_as_guest': proceedToCheckout,
  'PUT commerce /cart/@self/proceed_to_payment': proceedToPayment,
  'GET commerce /cart/@self/custom_usable_shipping_info': getShippingModes,
  'GET commerce /cart/@self/shipping_info': getShippingInfo,
  'PUT commerce /cart/@self/shipping_info': updateShippingInfo,
  'GET commerce /cart/@self/usable_billing_address': getBillingAddresses,
  'PUT commerce /cart/@self/billing_address': updateBillingAddress,
  'GET commerce /delivery/forminfo': getDeliveryForm,
  'GET commerce /pickuppoint/locator': findPickupPoints,
  'GET commerce /account/@self/address': getAddresses,
  'POST commerce /account/@self/address': addAddress,
  'PUT commerce /account/@self/address/*': updateAddress,
  'DELETE commerce /account/@self/address/*': removeAddress,
  'POST commerce /account/@self/v2/validate_address': validateAddress,
  'GET commerce /payments/methods': getPaymentMethods,
  'GET commerce /payments/device_identification_token': getDeviceToken,
  'GET commerce /cart/@self/usable_payment_info': getUsablePayments,
  'GET commerce /cart/@self/cash_on_delivery': getCashOnDelivery,
  'POST commerce /payments': pay,
  'POST commerce /payments/details': goOn,
  'PUT commerce /payments/cancel': cancelPayment,
  'DELETE commerce /payments/saved_cards/*': deleteSavedCard,
  'POST commerce /paypalexpress': startPaypal,
  'POST commerce /paypalexpress/verify': verifyPaypal,
  'POST commerce /giftcard/balance': getGiftCardBalance,
  'GET commerce /order/@history': getOrders,
  'GET commerce /order/*': getOrder,
  'GET commerce /order/*/by_postcode': getOrderByPostcode,
  'GET commerce /order/*/tracking': trackOrder,
  'POST commerce /order/*/cancel': cancelOwnOrder,
  'POST commerce /order/*/cancel_by_postcode': cancelByPostcode,
  'GET commerce /instore/order/*': getInStoreOrder,
  'GET transformer /digital-data/cart/*': getDigitalData,
};

export const PURCHASE_ROUTES = routesOf(HANDLERS);

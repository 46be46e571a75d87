import { customDetailsCall, detailsCall, miniBagCall } from '#src/cart/bag/api.ts';
import {
  addItemCall,
  calculateCall,
  putGiftCall,
  removeLineCall,
  updateLineCall,
} from '#src/cart/changes/change-api.ts';
import {
  usableBillingAddressCall,
  usablePaymentsCall,
} from '#src/checkout/details/billing/billing-api.ts';
import { digitalDataCall } from '#src/analytics/data-layer/digital-data-api.ts';
import { assignCodeCall, assignedCodesCall, removeCodeCall } from '#src/cart/bag/promotion-api.ts';
import {
  shippingInfoCall,
  updateShippingInfoCall,
  usableShippingCall,
} from '#src/checkout/details/delivery/shipping-api.ts';
import {
  proceedAsGuestCall,
  proceedToCheckoutCall,
  proceedToPaymentCall,
} from '#src/checkout/steps/steps-api.ts';
import { addToWishlistCall, removeFromWishlistCall } from '#src/wishlist/api.ts';
import { row, type Row, store, TRANSFORMER_HEADERS } from './row.ts';
import { address, addressAnswer, addressFields } from './samples.ts';

const change = { answer: { orderId: '7', orderItem: [{ orderItemId: '71' }] } };
const changed = { orderId: '7', lineIds: ['71'] };
const details = {
  answer: {
    orderId: '7',
    items: [],
    adjustments: [],
    total: {
      cartPrice: '10.00',
      cartValue: '9.00',
      cartGiftCards: '0.00',
      cartShipping: '5.00',
      orderTotal: '14.00',
      freeShippingFrom: '100.00',
    },
    paypalExpressEnabled: true,
    isPaypalExpressEnabled: true,
  },
  value: {
    orderId: '7',
    lines: [],
    adjustments: [],
    goods: 1000,
    discount: 100,
    giftCards: 0,
    shipping: 500,
    total: 1400,
    freeShippingFrom: 10000,
    paypalExpress: true,
  },
};
const wishlist = { name: 'default', itemCount: 1, itemIds: ['RL0001RAW'] };
const wishlistAnswer = { wishlistId: 'W1', ...wishlist };

const item = {
  productName: 'Loom Jeans',
  productId: 'RL0101RAW',
  productEAN: '87',
  productQuantity: 2,
  productBasePrice: '99.90',
  productLowPrice: '79.90',
  productPrice: '79.90',
  productDiscount: '20.00',
};
const total = {
  cartBasePrice: '199.80',
  cartLowPrice: '159.80',
  cartPrice: '159.80',
  cartRevenue: '133.17',
  cartTotal: '159.80',
  cartValue: '159.80',
  cartVoucherUsed: '0.00',
  cartShipping: '0.00',
  recipientZipCode: 'SW1A 1AA',
};
const voucher = { totalAppliedOnItems: '0.00', totalAppliedOnOrder: '0.00', voucherTotal: '0.00' };

export const bagRows: Row[] = [
  row('API-06', addItemCall, {
    params: { variantId: '87', quantity: 2, cin: 'C1', optIn: 'false', sfid: 'S1' },
    sends: `POST ${store}/cart`,
    body: {
      orderItem: [{ partNumber: '87', quantity: '2' }],
      cin: 'C1',
      optIn: 'false',
      sfid: 'S1',
    },
    reads: { ...change, value: changed },
    refuses: [{ orderId: '7' }, { orderItem: [] }, { orderId: '7', orderItem: [{}] }],
  }),
  row('API-07', updateLineCall, {
    params: { lineId: '71', quantity: 3 },
    sends: `PUT ${store}/cart/@self/update_order_item`,
    body: { orderItem: [{ orderItemId: '71', quantity: '3' }] },
    reads: { ...change, value: changed },
  }),
  row('API-08', removeLineCall, {
    params: { lineId: '71' },
    sends: `PUT ${store}/cart/@self/delete_order_item`,
    body: { orderItemId: '71' },
    reads: { ...change, value: changed },
  }),
  row('API-09', miniBagCall, {
    params: undefined,
    sends: `GET ${store}/cart/@self/minibag?langId=44`,
    reads: {
      answer: { ...details.answer, itemCount: 0 },
      value: {
        orderId: '7',
        lines: [],
        count: 0,
        subtotal: 900,
        giftCards: 0,
        shipping: 500,
        freeShippingFrom: 10000,
      },
    },
  }),
  row('API-10', detailsCall, {
    params: undefined,
    sends: `GET ${store}/cart/@self/details?langId=44`,
    reads: details,
  }),
  row('API-11', customDetailsCall, {
    params: undefined,
    sends: `GET ${store}/cart/@self/custom_cart_details?langId=44`,
    reads: details,
    refuses: [{}, { ...details.answer, total: {} }],
  }),
  row('API-12', proceedToCheckoutCall, {
    params: undefined,
    sends: `PUT ${store}/cart/@self/proceed_to_checkout?langId=44`,
  }),
  row('API-13', calculateCall, {
    params: undefined,
    sends: `POST ${store}/cart/calculate`,
    body: { calculationUsageId: [-1, -2, -7], doPrice: 'Y', doFreeGift: 'N', updatePrices: 1 },
    reads: { answer: { orderId: '7' }, value: { orderId: '7' } },
    refuses: [{}],
  }),
  row('API-14 API-25 GFT-04 ENT-15 ENT-16 ENT-17 ENT-18', digitalDataCall, {
    params: { cartId: '7', pageType: 'shopping bag' },
    sends: 'GET /transformer/digital-data/cart/7?pageType=shopping+bag',
    headers: TRANSFORMER_HEADERS,
    rules: { isUnseen: true, session: 'needs' },
    reads: {
      answer: {
        cartId: '7',
        checkoutStep: 1,
        items: [{ ...item, giftCard: true }],
        total,
        voucher,
      },
      value: {
        cartId: '7',
        checkoutStep: '',
        items: [
          {
            productName: 'Loom Jeans',
            productId: 'RL0101RAW',
            productSku: '',
            productStyle: '',
            productEAN: '87',
            productGender: '',
            productMerchHierarchy: '',
            productCombi: '',
            productCombiId: '',
            productColour: '',
            productSize: '',
            productCategory: '',
            productCategoryAlias: '',
            productDivision: '',
            productBrand: '',
            productQuantity: 2,
            productBasePrice: 9990,
            productLowPrice: 7990,
            productPrice: 7990,
            productDiscount: 2000,
            productDiscountStatus: '',
            productExclusiveAccess: false,
            productGBPC: '',
            giftCard: true,
          },
        ],
        total: {
          cartBasePrice: 19980,
          cartLowPrice: 15980,
          cartPrice: 15980,
          cartRevenue: 13317,
          cartTotal: 15980,
          cartValue: 15980,
          cartVoucherUsed: 0,
          cartShipping: 0,
          cartShippingOption: '',
          paymentMethod: '',
          paymentType: '',
          recipientZipCode: 'SW1A 1AA',
          shippingCountry: '',
          shippingMethod: '',
        },
        voucher: {
          totalAppliedOnItems: 0,
          totalAppliedOnOrder: 0,
          voucherName: '',
          voucherTotal: 0,
        },
      },
    },
    refuses: [
      { cartId: '7', items: [{ ...item, productPrice: 'free' }], total, voucher },
      { cartId: '7', items: [], total: {}, voucher },
    ],
  }),
  row('API-15', usablePaymentsCall, {
    params: undefined,
    sends: `GET ${store}/cart/@self/usable_payment_info?langId=44`,
    reads: {
      answer: {
        usablePaymentInformation: [{ paymentMethodName: 'paypal', description: 'PayPal' }],
      },
      value: [{ code: 'paypal', description: 'PayPal' }],
    },
  }),
  row('API-15', usableShippingCall, {
    params: undefined,
    sends: `GET ${store}/cart/@self/custom_usable_shipping_info?langId=44`,
    reads: {
      answer: {
        usableShippingMode: [
          {
            shipModeId: '11',
            shipModeCode: 'standard',
            shipModeDescription: 'Standard',
            shippingCharge: '5.00',
            pickupType: false,
          },
        ],
      },
      value: [{ id: '11', code: 'standard', description: 'Standard', price: 500 }],
    },
    refuses: [{ usableShippingMode: [{ shipModeId: '11' }] }],
  }),
  row('API-15', assignedCodesCall, {
    params: undefined,
    sends: `GET ${store}/cart/@self/assigned_promotion_code?langId=44`,
    reads: {
      answer: {
        promotionCode: [
          { code: 'INDIGO10' },
          { code: 'LOOM20', description: 'Ten off', used: false },
        ],
      },
      value: [
        { code: 'INDIGO10', isUsed: true },
        { code: 'LOOM20', description: 'Ten off', isUsed: false },
      ],
    },
    refuses: [{}, { promotionCode: [{}] }],
  }),
  row('API-15', assignCodeCall, {
    params: { code: 'INDIGO10' },
    sends: `POST ${store}/cart/@self/assigned_promotion_code`,
    body: { promoCode: 'INDIGO10' },
  }),
  row('CRT-02', putGiftCall, {
    params: { isGift: true, note: 'For you', isWrapped: false },
    sends: `PUT ${store}/cart/@self/gift_options`,
    body: { gift: true, giftMessage: 'For you', giftWrap: false },
    reads: { answer: { orderId: '55' }, value: { orderId: '55' } },
  }),
  row('API-15', removeCodeCall, {
    params: { code: 'A/B' },
    sends: `DELETE ${store}/cart/@self/assigned_promotion_code/A%2FB`,
  }),
  row('API-15 SES-12', shippingInfoCall, {
    params: undefined,
    sends: `GET ${store}/cart/@self/shipping_info`,
    rules: { guestCheck: true },
    reads: {
      answer: { shipModeId: '11', address: addressAnswer, pickupPointId: null },
      value: { optionId: '11', address },
    },
  }),
  row('API-15 SES-12', updateShippingInfoCall, {
    params: { optionId: '11', address },
    sends: `PUT ${store}/cart/@self/shipping_info`,
    body: { shipModeId: '11', address: addressFields },
    rules: { guestCheck: true },
  }),
  row('API-15', proceedAsGuestCall, {
    params: undefined,
    sends: `PUT ${store}/cart/@self/proceed_as_guest?langId=44`,
  }),
  row('API-15', proceedToPaymentCall, {
    params: undefined,
    sends: `PUT ${store}/cart/@self/proceed_to_payment?langId=44`,
  }),
  row('API-15', usableBillingAddressCall, {
    params: undefined,
    sends: `GET ${store}/cart/@self/usable_billing_address`,
    reads: { answer: { usableBillingAddress: [addressAnswer] }, value: [address] },
    refuses: [{ usableBillingAddress: [{ ...addressAnswer, zipCode: 11455 }] }],
  }),
  row('API-49', addToWishlistCall, {
    params: { productId: 'RL0001RAW' },
    sends: `POST ${store}/wishlist/@self/item`,
    body: { productId: 'RL0001RAW' },
    reads: { answer: wishlistAnswer, value: wishlist },
  }),
  row('API-50', removeFromWishlistCall, {
    params: { productId: 'RL0001RAW', name: 'my list' },
    sends: `PUT ${store}/wishlist/delete/my%20list/RL0001RAW`,
    reads: { answer: wishlistAnswer, value: wishlist },
  }),
];

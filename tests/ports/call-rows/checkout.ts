import {
  addToBookCall,
  addressBookCall,
  changeInBookCall,
  takeFromBookCall,
  addAddressCall,
  addressesCall,
  removeAddressCall,
  updateAddressCall,
  validateAddressCall,
} from '#src/address/api.ts';
import { orderInquiryCall } from '#src/checkout/payment/order-inquiry-api.ts';
import { billingAddressCall, deliveryFormCall } from '#src/checkout/details/api.ts';
import { giftCardBalanceCall } from '#src/gift-card/api.ts';
import {
  cancelPaymentCall,
  deleteSavedCardCall,
  deviceTokenCall,
  payCall,
  paymentDetailsCall,
  paymentMethodsCall,
  savedCardsCall,
} from '#src/checkout/payment/api.ts';
import { putCardCall, removeCardCall } from '#src/my-account/cards/cards-api.ts';
import { cashOnDeliveryCall } from '#src/checkout/payment/cash-on-delivery-api.ts';
import {
  paypalExpressCall,
  paypalReviewCall,
  verifyPaypalExpressCall,
} from '#src/checkout/paypal-express/paypal-api.ts';
import { pickupPointsCall } from '#src/pickup/api.ts';
import {
  geoNodesCall,
  storesOfGeoNodeCall,
  storeStockCall,
} from '#src/pickup/shops/find-in-store-api.ts';
import { row, type Row, store } from './row.ts';
import { address, addressAnswer, addressFields } from './samples.ts';

const card = { number: '4111111111111111', expiry: '0428', cvc: '123', holderName: 'A Example' };
const payment = {
  orderId: '7',
  card,
  saveCard: false,
  giftCards: [{ number: '60031', pin: '99' }],
  returnPath: '/checkout/payment',
};
const redirect = {
  url: 'https://bank.example/3ds',
  method: 'POST' as const,
  fields: { MD: 'x' },
};
const express = {
  orderId: '7',
  returnPath: '/checkout/payment/paypalexpress',
  cancelPath: '/shopping-bag',
};
const success = { orderId: '7', paymentId: 'P1', paymentStatus: 'success' };
const paid = { orderId: '7', paymentId: 'P1', status: 'success' as const, errors: [] };
const place = {
  answer: {
    physicalStore: [
      {
        id: 'S1',
        name: 'Loom House',
        address1: '1 Loom Street',
        zipCode: 'SW1A 1AA',
        city: 'London',
        country: 'GB',
        latitude: 51.5,
        longitude: 'west',
        openingHours: ['Mon 10-18', 7],
        openingTimes: [{ days: [1], opens: '10:00', closes: '18:00' }],
      },
      { id: 'S2', name: 'Without an address' },
    ],
  },
  value: [
    {
      id: 'S1',
      name: 'Loom House',
      line1: '1 Loom Street',
      postcode: 'SW1A 1AA',
      city: 'London',
      country: 'GB',
      latitude: 51.5,
      openingHours: ['Mon 10-18'],
      openings: [{ days: [1], from: '10:00', to: '18:00' }],
    },
  ],
};

const reviewAnswer = {
  orderId: '7',
  items: [],
  adjustments: [],
  total: {
    cartPrice: '29.80',
    cartValue: '29.80',
    cartGiftCards: '0.00',
    cartShipping: '4.00',
    orderTotal: '33.80',
    freeShippingFrom: '100.00',
  },
  paypalExpressEnabled: true,
  isPaypalExpressEnabled: true,
  payer: { email1: 'ada@example.test' },
  shippingInfo: { shipModeDescription: 'Home delivery', address: addressAnswer },
  errors: [{ errorKey: '_ERR_ADDRESS_PO_BOX' }, 'and more'],
};
const review = {
  bag: {
    orderId: '7',
    lines: [],
    adjustments: [],
    goods: 2980,
    discount: 0,
    giftCards: 0,
    shipping: 400,
    total: 3380,
    freeShippingFrom: 10000,
    paypalExpress: true,
  },
  delivery: 'Home delivery',
  isCollected: false,
  address,
  email: 'ada@example.test',
  problem: 'poBox' as const,
};

export const checkoutRows: Row[] = [
  row('API-51 PAY-05 PAY-06', paymentMethodsCall, {
    params: undefined,
    sends: `GET ${store}/payments/methods`,
    reads: {
      answer: {
        paymentMethods: [{ code: 'creditCard', name: 'Card', logos: ['visa'], limit: '500.00' }],
        savedCards: [
          { cardId: 'K1', brand: 'visa', lastDigits: '1111', expiry: '0428', holderName: 'Ada' },
          { cardId: 'K2', brand: 'visa', lastDigits: '2222', expiry: '04/28' },
        ],
      },
      value: {
        methods: [{ code: 'creditCard', name: 'Card', logos: ['visa'], limit: 50000 }],
        savedCards: [
          { id: 'K1', brand: 'visa', lastDigits: '1111', expiry: '0428', holderName: 'Ada' },
        ],
      },
    },
    refuses: [
      { savedCards: [] },
      { paymentMethods: [{ code: 'cod' }], savedCards: [] },
      { paymentMethods: [{ name: 'Cash' }], savedCards: [] },
    ],
  }),
  row('API-52', deviceTokenCall, {
    params: undefined,
    sends: `GET ${store}/payments/device_identification_token`,
    rules: { isUnseen: true },
    reads: { answer: { deviceIdentificationToken: 'D1' }, value: { token: 'D1' } },
    refuses: [{}],
  }),
  row('API-53 PAY-01', payCall, {
    params: { ...payment, method: 'creditCard' },
    sends: `POST ${store}/payments?langId=44`,
    body: { ...payment, paymentMethod: 'creditCard' },
    reads: {
      answer: { ...success, paymentStatus: 'redirect', redirect },
      value: { ...paid, status: 'redirect', redirect },
    },
    refuses: [
      { ...success, paymentStatus: 'perhaps' },
      { ...success, paymentStatus: 'redirect' },
    ],
  }),
  row('API-54 PAY-04', paymentDetailsCall, {
    params: { orderId: '7', paymentId: 'P1', details: { PaRes: 'y' } },
    sends: `POST ${store}/payments/details?langId=44`,
    body: { orderId: '7', paymentId: 'P1', details: { PaRes: 'y' } },
    reads: {
      answer: {
        ...success,
        paymentStatus: 'refused',
        errors: [{ errorKey: 'CARD_REFUSED', errorCode: 7 }, 'and more'],
      },
      value: {
        ...paid,
        status: 'refused',
        errors: [{ errorKey: 'CARD_REFUSED', errorParameters: [] }],
      },
    },
  }),
  row('API-55', cancelPaymentCall, {
    params: { orderId: '7', paymentId: 'P1' },
    sends: `PUT ${store}/payments/cancel`,
    rules: { isUnseen: true },
    body: { orderId: '7', paymentId: 'P1' },
  }),
  row('API-56', deleteSavedCardCall, {
    params: { cardId: 'K1' },
    sends: `DELETE ${store}/payments/saved_cards/K1?langId=44`,
    rules: { fatalExempt: [404] },
  }),
  row('API-51', savedCardsCall, {
    params: undefined,
    sends: `GET ${store}/payments/methods`,
    reads: {
      answer: {
        paymentMethods: [],
        savedCards: [{ cardId: 'K1', brand: 'visa', lastDigits: '1111', expiry: '0428' }],
      },
      value: [{ id: 'K1', brand: 'visa', lastDigits: '1111', expiry: '0428' }],
    },
    refuses: [{ savedCards: [] }],
  }),
  row('AUT-26', putCardCall, {
    params: { cardId: 'K/1', isDefault: true },
    sends: `PUT ${store}/payments/saved_cards/K%2F1?langId=44`,
    body: { primary: 'true' },
  }),
  row('API-56', removeCardCall, {
    params: { cardId: 'K1' },
    sends: `DELETE ${store}/payments/saved_cards/K1?langId=44`,
    rules: { fatalExempt: [404] },
  }),
  row('API-58', giftCardBalanceCall, {
    params: { number: '60031', pin: '99', pageType: 'gift card page', captcha: 'C1' },
    sends: `POST ${store}/giftcard/balance?pageType=gift+card+page&langId=44`,
    body: { giftCardNumber: '60031', pin: '99', captchaResponse: 'C1' },
    rules: { fatalExempt: [500], repeat: 'always' },
    reads: {
      answer: { balance: '25.00', currency: 'GBP', expires: '2027-02-30' },
      value: { balance: 2500, currency: 'GBP' },
    },
    refuses: [{ balance: 25, currency: 'GBP' }],
  }),
  row('API-62 PAY-07', paypalExpressCall, {
    params: express,
    sends: `POST ${store}/paypalexpress?langId=44`,
    body: express,
    reads: {
      answer: { token: 'EC-1', redirectUrl: 'https://paypal.example/EC-1' },
      value: { token: 'EC-1', url: 'https://paypal.example/EC-1' },
    },
    refuses: [{ token: 'EC-1' }, { redirectUrl: 'https://paypal.example/EC-1' }],
  }),
  row('API-62 PAY-07', paypalReviewCall, {
    params: { token: 'EC-1', payerId: 'Y1' },
    sends: `POST ${store}/paypalexpress/review?langId=44`,
    body: { token: 'EC-1', payerId: 'Y1' },
    rules: { repeat: 'always' },
    reads: { answer: reviewAnswer, value: review },
    refuses: [
      { ...reviewAnswer, shippingInfo: undefined },
      { ...reviewAnswer, total: { ...reviewAnswer.total, orderTotal: 'much' } },
    ],
  }),
  row('API-62 PAY-07', verifyPaypalExpressCall, {
    params: { token: 'EC-1', payerId: 'Y1', total: 3380 },
    sends: `POST ${store}/paypalexpress/verify?langId=44`,
    body: { token: 'EC-1', payerId: 'Y1', orderTotal: '33.80' },
    reads: { answer: success, value: paid },
  }),
  row('API-62', cashOnDeliveryCall, {
    params: undefined,
    sends: `GET ${store}/cart/@self/cash_on_delivery`,
    reads: { answer: { available: true, fee: '3.50' }, value: { isAvailable: true, fee: 350 } },
    refuses: [{ available: true }, { fee: '3.50' }],
  }),
  row('API-62 ENT-32', deliveryFormCall, {
    params: { country: 'GB' },
    sends: `GET ${store}/delivery/forminfo?country=GB&langId=44`,
    rules: { isUnseen: true },
    reads: {
      answer: {
        code: '30002',
        country: 'GB',
        fields: [{ name: 'zipCode', type: 'text', required: 'yes', maxLength: 8 }],
      },
      value: {
        code: '30002',
        country: 'GB',
        fields: [{ name: 'zipCode', required: false, maxLength: 8 }],
      },
    },
    refuses: [{ code: '30002', country: 'GB', fields: [{ required: true }] }],
  }),
  row('API-62', billingAddressCall, {
    params: { address },
    sends: `PUT ${store}/cart/@self/billing_address`,
    body: { address: addressFields },
  }),
  row('API-62 PUP-02', pickupPointsCall, {
    params: { pickupType: 'CNC', search: { by: 'term', term: 'SW1A' } },
    sends: `GET ${store}/pickuppoint/locator?pickupType=CNC&searchTerm=SW1A`,
    reads: {
      answer: {
        ...place.answer,
        searchedPlace: { name: 'London', latitude: 51.5, longitude: -0.1 },
      },
      value: {
        points: place.value,
        leftOut: 1,
        centre: { name: 'London', latitude: '51.5', longitude: '-0.1' },
      },
    },
    refuses: [{ physicalStore: [{ id: 'S1', name: 'Loom House' }] }],
  }),
  row('API-63 SES-12', validateAddressCall, {
    params: { ...address, email: 'ada@example.test', line2: 'Top floor' },
    sends: `POST ${store}/account/@self/v2/validate_address`,
    body: { ...addressFields, email1: 'ada@example.test', address2: 'Top floor' },
    rules: { guestCheck: true, repeat: 'always' },
    reads: {
      answer: { valid: false, suggestions: [addressAnswer, { city: 'London' }] },
      value: { isValid: false, suggestions: [address] },
    },
    refuses: [{ valid: 'yes' }],
  }),
  row('SES-12', addressesCall, {
    params: undefined,
    sends: `GET ${store}/account/@self/address`,
    rules: { guestCheck: true },
    reads: { answer: { contact: [addressAnswer] }, value: [address] },
    refuses: [{}],
  }),
  row('SES-12', addAddressCall, {
    params: address,
    sends: `POST ${store}/account/@self/address`,
    body: addressFields,
    rules: { guestCheck: true },
    reads: { answer: { addressId: 'A1' }, value: { id: 'A1' } },
  }),
  row('SES-12', updateAddressCall, {
    params: { addressId: 'A1', address, isDefault: true },
    sends: `PUT ${store}/account/@self/address/A1`,
    body: { ...addressFields, primary: 'true' },
    rules: { guestCheck: true },
  }),
  row('SES-12', removeAddressCall, {
    params: { addressId: 'A1' },
    sends: `DELETE ${store}/account/@self/address/A1`,
    rules: { guestCheck: true },
  }),
  row('SES-12 AUT-26', addressBookCall, {
    params: undefined,
    sends: `GET ${store}/account/@self/address`,
    rules: { guestCheck: true },
    reads: {
      answer: { contact: [addressAnswer], primaryBilling: 'A1' },
      value: { addresses: [address], billingId: 'A1' },
    },
    refuses: [{}],
  }),
  row('SES-12 AUT-26', addToBookCall, {
    params: { address, isForBills: true },
    sends: `POST ${store}/account/@self/address`,
    body: { ...addressFields, primaryBilling: 'true' },
    rules: { guestCheck: true },
    reads: { answer: { addressId: 'A1' }, value: { id: 'A1' } },
  }),
  row('SES-12 AUT-26', changeInBookCall, {
    params: { addressId: 'A1', address, isDefault: true, isForBills: false },
    sends: `PUT ${store}/account/@self/address/A1`,
    body: { ...addressFields, primary: 'true' },
    rules: { guestCheck: true },
  }),
  row('SES-12 AUT-26', takeFromBookCall, {
    params: { addressId: 'A/1' },
    sends: `DELETE ${store}/account/@self/address/A%2F1`,
    rules: { guestCheck: true },
  }),
  row('API-67', geoNodesCall, {
    params: { type: 'CITY', name: 'Bath' },
    sends: `GET ${store}/geonode/byTypeAndName/CITY/Bath`,
    reads: {
      answer: { geoNode: [{ uniqueID: 'G1', name: 'Bath', type: 'CITY' }] },
      value: [{ id: 'G1', name: 'Bath', type: 'CITY' }],
    },
  }),
  row('API-67', storesOfGeoNodeCall, {
    params: { geoNodeId: 'G1' },
    sends: `GET ${store}/storelocator/byGeoNode/G1`,
    reads: place,
  }),
  row('API-67', storeStockCall, {
    params: { variantId: '87', storeIds: ['S1', 'S2'] },
    sends: `GET ${store}/storestock/87?physicalStoreId=S1,S2`,
    reads: {
      answer: { InventoryAvailability: [{ physicalStoreId: 'S1', availableQuantity: '2.0' }] },
      value: [{ storeId: 'S1', availableQuantity: '2.0' }],
    },
  }),
  row('API-30', orderInquiryCall, {
    params: { orderId: '7' },
    sends: `GET ${store}/order/7`,
    rules: { isUnseen: true },
    reads: {
      answer: { orderId: '7', status: 'shipped', items: [] },
      value: { orderId: '7', status: 'shipped' },
    },
    refuses: [{ orderId: '7' }],
  }),
];

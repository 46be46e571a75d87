import { memberRoleCall } from '#src/analytics/data-layer/member-role-api.ts';
import {
  accountCall,
  askEmailCall,
  changePasswordCall,
  confirmEmailCall,
  deleteAccountCall,
  keepAccountCall,
  signOutEverywhereCall,
  updateAccountCall,
} from '#src/account/api.ts';
import {
  confirmMembershipCall,
  createMemberCall,
  deleteMembershipCall,
  membershipCall,
  registerCall,
  requestAccountCall,
} from '#src/membership/api.ts';
import {
  confirmAccountCall,
  createMemberPasswordCall,
  createPasswordCall,
  forgotPasswordCall,
  validateKryptoCall,
  validateMagicLinkCall,
} from '#src/membership/password-api.ts';
import {
  cancelOrderByPostcodeCall,
  cancelOrderCall,
  inStoreOrderCall,
  orderByPostcodeCall,
  orderCall,
  ordersCall,
  trackOrderCall,
} from '#src/orders/api.ts';
import { readAsIs, row, type Row, store } from './row.ts';
import { address, addressAnswer } from './samples.ts';

const head = { orderId: '7', status: 'shipped', currency: 'GBP' };
const placedDate = '2026-11-02T10:00:00Z';
const order = {
  answer: {
    ...head,
    placedDate,
    items: [
      {
        orderItemId: '71',
        partNumber: '87',
        productName: 'Loom Jeans',
        colour: 'Raw',
        size: 30,
        quantity: 2,
        orderItemPrice: '159.80',
      },
    ],
    cartValue: '159.80',
    cartShipping: '0.00',
    orderTotal: '159.80',
    email1: 'ada@example.test',
    shippingAddress: addressAnswer,
    billingAddress: { city: 'London' },
    cancellable: true,
  },
  value: {
    ...head,
    placed: placedDate,
    items: [
      {
        id: '71',
        variantId: '87',
        name: 'Loom Jeans',
        colour: 'Raw',
        size: '',
        quantity: 2,
        price: 15980,
      },
    ],
    goods: 15980,
    giftCards: 0,
    shipping: 0,
    fee: 0,
    total: 15980,
    reductions: [],
    paidByGiftCards: 0,
    email: 'ada@example.test',
    shippingAddress: address,
    canCancel: true,
    canReturn: false,
  },
};
const done = { membershipResponseStatus: 'MEMBERSHIP_RESPONSE_SUCCESS' };
const response = readAsIs(done);
const signedIn = readAsIs({
  userId: '1001',
  ...done,
  permissionInfo: { conditionGate: 'terms-2026', newsletterConsentRequired: true },
});
const dob = { day: '01', month: '02', year: '1990' };
const birthFields = { birth_date: '01', birth_month: '02', birth_year: '1990' };
const person = {
  email: 'ada@example.test',
  password: 'indigo-1873',
  passwordConfirmation: 'indigo-1873',
  newsletter: true,
  dob,
};
const personFields = {
  logonId: 'ada@example.test',
  email1: 'ada@example.test',
  logonPassword: 'indigo-1873',
  logonPasswordVerify: 'indigo-1873',
  newsletter: 'true',
  ...birthFields,
};
const link = {
  answer: { expires: '2026-11-21T10:00:00Z', logonId: 'ada@example.test' },
  value: { email: 'ada@example.test' },
};

const LOOM_ANSWER = { productId: 'RL0001RAW', productName: 'Loom Jeans' };
const LOOM = { productId: 'RL0001RAW', name: 'Loom Jeans' };

export const accountRows: Row[] = [
  row('API-29', ordersCall, {
    params: { page: 2 },
    sends: `GET ${store}/order/@history?pageNumber=2&pageSize=10`,
    reads: {
      answer: {
        orders: [
          { ...head, placedDate, orderTotal: '159.80', itemCount: 2, products: [LOOM_ANSWER, 7] },
          { ...head, placedDate, orderTotal: '159.80', itemCount: 2, products: [LOOM_ANSWER] },
        ],
        total: 11,
      },
      value: {
        orders: [{ ...head, placed: placedDate, total: 15980, itemCount: 2, products: [LOOM] }],
        total: 11,
      },
    },
    refuses: [{ orders: [head], total: 11 }, { orders: [] }],
  }),
  row('API-30', orderCall, {
    params: { orderId: '7' },
    sends: `GET ${store}/order/7`,
    reads: order,
    refuses: [
      { ...order.answer, orderTotal: '1,00' },
      { ...order.answer, items: {} },
    ],
  }),
  row('API-31 ORD-04', orderByPostcodeCall, {
    params: { orderId: '7', postcode: 'SW1A 1AA', captcha: 'C1' },
    sends: `GET ${store}/order/7/by_postcode?postcode=SW1A+1AA&captchaResponse=C1`,
    rules: { fatalExempt: [404] },
    reads: order,
  }),
  row('API-32 ORD-06', inStoreOrderCall, {
    params: { orderId: '7', total: '159.80' },
    sends: `GET ${store}/instore/order/7?total=159.80`,
    reads: {
      answer: { ...order.answer, storeName: 'Loom House' },
      value: { ...order.value, store: 'Loom House' },
    },
  }),
  row('API-33', cancelOrderCall, {
    params: { orderId: '7' },
    sends: `POST ${store}/order/7/cancel`,
  }),
  row('API-34 ORD-05', cancelOrderByPostcodeCall, {
    params: { orderId: '7/8', postcode: 'SW1A 1AA' },
    sends: `POST ${store}/order/7%2F8/cancel_by_postcode`,
    body: { postcode: 'SW1A 1AA' },
  }),
  row('API-39 ENT-11', registerCall, {
    params: person,
    sends: `POST ${store}/person?updateCookies=true&langId=44`,
    body: personFields,
    rules: { session: 'makes' },
    reads: signedIn,
  }),
  row('API-39', requestAccountCall, {
    params: person,
    sends: `POST ${store}/person?confirmation=mail&langId=44`,
    body: personFields,
    reads: response,
    refuses: [{}],
  }),
  row('API-39', confirmAccountCall, {
    params: { krypto: 'K1' },
    sends: `POST ${store}/person/confirm?updateCookies=true`,
    body: { krypto: 'K1' },
    rules: { session: 'makes' },
    reads: signedIn,
  }),
  row('API-40 ENT-10', forgotPasswordCall, {
    params: { email: 'ada@example.test', redirectPath: '/', source: 'login' },
    sends: `POST ${store}/person/forgot_password`,
    body: { logonId: 'ada@example.test', redirectPath: '/', source: 'login', langId: '44' },
    rules: { fatalExempt: [404, 500], session: 'free' },
    reads: response,
    refuses: [{}],
  }),
  row('API-41', validateMagicLinkCall, {
    params: { magicLinkId: 'M1' },
    sends: `GET ${store}/membership/create_password/validate?magicLinkId=M1`,
    rules: { fatalExempt: [404, 500], session: 'free' },
    reads: link,
  }),
  row('API-42', validateKryptoCall, {
    params: { krypto: 'K1' },
    sends: `POST ${store}/person/create_password/validate`,
    body: { krypto: 'K1' },
    rules: { fatalExempt: [404, 500], session: 'free', repeat: 'always' },
    reads: { answer: { logonId: 7 }, value: {} },
  }),
  row('API-43 ENT-11', createPasswordCall, {
    params: { krypto: 'K1', password: 'indigo-1873', newsletter: true, dob },
    sends: `POST ${store}/person/create_password?krypto=K1&updateCookies=true`,
    body: {
      krypto: 'K1',
      logonPasswordNew: 'indigo-1873',
      newsletter: 'true',
      ...birthFields,
    },
    rules: { session: 'makes' },
    reads: signedIn,
  }),
  row('API-63', createMemberPasswordCall, {
    params: { magicLinkId: 'M1', password: 'indigo-1873', newsletter: false },
    sends: `POST ${store}/membership/create_password?updateCookies=true`,
    body: { magicLinkId: 'M1', logonPasswordNew: 'indigo-1873', newsletter: 'false' },
    rules: { session: 'makes' },
    reads: signedIn,
  }),
  row('API-44 ENT-07', accountCall, {
    params: undefined,
    sends: `GET ${store}/account/@self`,
    rules: { fatalExempt: [404] },
    reads: {
      answer: {
        title: '',
        firstName: 'Ada',
        lastName: 'Example',
        dob: '1990-02-30',
        phone1: '',
        emailAddress: 'ada@example.test',
        deletionDate: 'soon',
      },
      value: { firstName: 'Ada', lastName: 'Example', emailAddress: 'ada@example.test' },
    },
    refuses: [{ firstName: 'Ada', lastName: 'Example' }],
  }),
  row('API-45 ENT-08', updateAccountCall, {
    params: {
      title: 'Ms',
      firstName: 'Ada',
      lastName: 'Example',
      dob,
      phone: '+44 20 7946 0018',
      emailAddress: 'ada@example.test',
    },
    sends: `PUT ${store}/account/@self`,
    body: {
      personTitle: 'Ms',
      firstName: 'Ada',
      lastName: 'Example',
      ...birthFields,
      phone1: '+44 20 7946 0018',
      email1: 'ada@example.test',
    },
  }),
  row('API-46', membershipCall, {
    params: undefined,
    sends: `GET ${store}/membership/@self`,
    reads: {
      answer: { membershipStatus: 'member', memberId: '5', points: '120' },
      value: { membershipStatus: 'member', memberId: '5' },
    },
    refuses: [{ points: 120 }],
  }),
  row('API-46 ROL-08', memberRoleCall, {
    params: { userId: '5' },
    sends: `GET ${store}/membership/@self`,
    rules: { isUnseen: true },
    reads: {
      answer: { membershipStatus: 'MEMBER', points: '120' },
      value: { membershipStatus: 'MEMBER' },
    },
    refuses: [{ points: 120 }],
  }),
  row('API-47', createMemberCall, {
    params: { newsletter: false },
    sends: `POST ${store}/membership/@self`,
    body: { newsletter: 'false' },
    reads: response,
  }),
  row('AUT-26 a password', changePasswordCall, {
    params: { oldPassword: 'indigo-1873', password: 'warp-and-weft-5' },
    sends: `POST ${store}/account/@self/password`,
    body: {
      logonPasswordOld: 'indigo-1873',
      logonPassword: 'warp-and-weft-5',
      logonPasswordVerify: 'warp-and-weft-5',
    },
  }),
  row('AUT-26 an address', askEmailCall, {
    params: { email: 'ada@example.test', password: 'indigo-1873' },
    sends: `POST ${store}/account/@self/email`,
    body: { email1: 'ada@example.test', logonPassword: 'indigo-1873' },
  }),
  row('AUT-26 its link', confirmEmailCall, {
    params: { krypto: 'K1' },
    sends: `POST ${store}/account/email/confirm`,
    body: { krypto: 'K1' },
    rules: { session: 'free' },
  }),
  row('API-48', deleteAccountCall, {
    params: undefined,
    sends: `POST ${store}/account/@self/delete`,
  }),
  row('API-48 its way back', keepAccountCall, {
    params: undefined,
    sends: `POST ${store}/account/@self/keep`,
  }),
  row('AUT-21 SES-19', signOutEverywhereCall, {
    params: undefined,
    sends: `DELETE ${store}/loginidentity/@all`,
    rules: { session: 'makes' },
  }),
  row('API-63 MEM-08', confirmMembershipCall, {
    params: { conditionGate: 'terms-2026', newsletter: true },
    sends: `POST ${store}/membership/@self/confirm`,
    body: { conditionGate: 'terms-2026', newsletter: 'true' },
    reads: response,
  }),
  row('API-63', deleteMembershipCall, {
    params: undefined,
    sends: `DELETE ${store}/membership/@self`,
  }),
  row('API-64', trackOrderCall, {
    params: { orderId: '7', postcode: 'SW1A 1AA' },
    sends: `GET ${store}/order/7/tracking?postcode=SW1A+1AA`,
    reads: {
      answer: {
        orderId: '7',
        status: 'shipped',
        carrier: 'Loom Post',
        trackingNumber: 7,
        events: [{ time: placedDate, status: 'shipped' }, { status: 'lost' }],
      },
      value: {
        orderId: '7',
        status: 'shipped',
        carrier: 'Loom Post',
        events: [{ time: placedDate, status: 'shipped' }],
      },
    },
    refuses: [{ orderId: '7' }],
  }),
];

import type { Story } from '@ladle/react';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';

const BAG = bothAt('/shopping-bag');
const CONTENT = {
  rl: [
    { productId: 'RL0101RIN', size: 2, quantity: 1 },
    { productId: 'RL1001WHT', size: 1, quantity: 2 },
  ],
  hm: [
    { productId: 'HM1801NVY', size: 2, quantity: 1 },
    { productId: 'HM0902SKY', size: 0, quantity: 2 },
  ],
};
const FILLED = { person: 'mira', bag: CONTENT } as const;
const SERVER_ERROR = { status: 503, errorKey: '_ERR_GENERIC' };
const OPEN = { input: 'cart/openMiniBag' };
const FIRST_LINE = { lineId: '7010011' };
const two = { input: 'cart/changeQuantity', payload: { ...FIRST_LINE, quantity: 2 } };

const filled = pageScenario(BAG, FILLED);
const changing = pageScenario(BAG, { ...FILLED, wishes: [two] });
const changeFailed = pageScenario(BAG, {
  ...FILLED,
  rules: [{ on: 'PUT /cart/@self/update_order_item', then: SERVER_ERROR }],
  wishes: [two],
});
const removed = pageScenario(BAG, {
  ...FILLED,
  wishes: [{ input: 'cart/removeLine', payload: FIRST_LINE }],
});
const moved = pageScenario(BAG, {
  ...FILLED,
  wishlist: [],
  wishes: {
    rl: [
      { input: 'cart/moveToWishlist', payload: FIRST_LINE },
      { input: 'wishlist/addItem', payload: { productId: 'RL0101RIN' } },
    ],
    hm: [
      { input: 'cart/moveToWishlist', payload: FIRST_LINE },
      { input: 'wishlist/addItem', payload: { productId: 'HM1801NVY' } },
    ],
  },
});
const FOUR = {
  rl: [{ productId: 'RL1001WHT', size: 1, quantity: 4 }],
  hm: [{ productId: 'HM1801NVY', size: 2, quantity: 4 }],
};
const lessLeft = pageScenario(BAG, {
  person: 'mira',
  bag: FOUR,
  sold: [
    { productId: 'RL1001WHT', size: 1, quantity: 18 },
    { productId: 'HM1801NVY', size: 2, quantity: 1 },
  ],
});
const soldOut = pageScenario(BAG, {
  person: 'mira',
  bag: FOUR,
  sold: [
    { productId: 'RL1001WHT', size: 1, quantity: 99 },
    { productId: 'HM1801NVY', size: 2, quantity: 99 },
  ],
});
const voucher = pageScenario(BAG, {
  ...FILLED,
  wishes: [{ input: 'cart/assignVoucher', payload: { code: 'INDIGO10' } }],
});
const voucherOver = pageScenario(BAG, {
  ...FILLED,
  wishes: [{ input: 'cart/assignVoucher', payload: { code: 'SPRING15' } }],
});
const giftCards = pageScenario(BAG, {
  person: 'mira',
  bag: {
    rl: [{ productId: 'RL2601STD', size: 1, quantity: 5 }],
    hm: [{ productId: 'HM2601STD', size: 1, quantity: 5 }],
  },
  wishes: [{ input: 'cart/changeQuantity', payload: { ...FIRST_LINE, quantity: 6 } }],
});
const notRemoved = pageScenario(BAG, {
  ...FILLED,
  rules: [{ on: 'PUT /cart/@self/delete_order_item', then: SERVER_ERROR }],
  wishes: [{ input: 'cart/removeLine', payload: FIRST_LINE }],
});
const empty = pageScenario(BAG, { person: 'mira' });
const ofAGuest = pageScenario(BAG, { ...FILLED, person: 'guest' });
const failed = pageScenario(BAG, {
  ...FILLED,
  rules: [{ on: 'GET /cart/@self/*', then: 'unreachable' }],
});
const miniBag = pageScenario(bothAt('/'), { ...FILLED, wishes: [OPEN] });
const miniBagEmpty = pageScenario(bothAt('/'), { person: 'mira', wishes: [OPEN] });
const miniBagFailed = pageScenario(bothAt('/'), {
  ...FILLED,
  rules: [{ on: 'GET /cart/@self/minibag', then: SERVER_ERROR }],
  wishes: [OPEN],
});

export const Bag: Story = () => <ShopPage scenario={filled} />;
export const BagLoading: Story = () => <ShopPage scenario={filled} isLoading />;
export const BagOfAGuest: Story = () => <ShopPage scenario={ofAGuest} />;
export const BagEmpty: Story = () => <ShopPage scenario={empty} />;
export const BagFailed: Story = () => <ShopPage scenario={failed} />;
export const LineChanging: Story = () => <ShopPage scenario={changing} isLoading />;
export const LineNotChanged: Story = () => <ShopPage scenario={changeFailed} />;
export const LineRemoved: Story = () => <ShopPage scenario={removed} />;
export const LineNotRemoved: Story = () => <ShopPage scenario={notRemoved} />;
export const LineMovedToWishlist: Story = () => <ShopPage scenario={moved} />;
export const LessLeftThanInTheBag: Story = () => <ShopPage scenario={lessLeft} />;
export const LineSoldOut: Story = () => <ShopPage scenario={soldOut} />;
export const BagWithVoucher: Story = () => <ShopPage scenario={voucher} />;
export const VoucherRefused: Story = () => <ShopPage scenario={voucherOver} />;
export const GiftCardsUpToTheLimit: Story = () => <ShopPage scenario={giftCards} />;
export const MiniBag: Story = () => <ShopPage scenario={miniBag} />;
export const MiniBagEmpty: Story = () => <ShopPage scenario={miniBagEmpty} />;
export const MiniBagFailed: Story = () => <ShopPage scenario={miniBagFailed} />;

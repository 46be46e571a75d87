import type { Story } from '@ladle/react';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { pageScenario } from '../shop-page/page-scenario.ts';

const SERVER_ERROR = { status: 503, errorKey: '_ERR_GENERIC' };
const JEAN_AND_BLAZER = {
  rl: '/foundry-straight-jean-rl0101raw',
  hm: '/marlowe-blazer-hm1801her',
};
const GONE = { rl: '/foundry-tee-rl1001nvy', hm: '/marlowe-blazer-hm1801cml' };
const REDUCED = { rl: '/weaver-tee-rl1005blk', hm: '/norbury-blazer-hm1803shk' };
const VIEWED = {
  'selvedge.viewed.rl': '["RL0601RIN","RL0801BLU","RL1101RST"]',
  'selvedge.viewed.hm': '["HM1201OAT","HM0901WHT"]',
};

const LAST_SIZES = {
  'selvedge.lastSizes': JSON.stringify({
    RL0101: { size: null, width: '30', length: '32' },
    HM1801: { size: '48 EU', width: null, length: null },
  }),
};
const MEASURES = { 'selvedge.measures': '{"chest":96,"waist":82,"height":178}' };

const open = (panel: string) => ({ input: 'product/openPanel', payload: { panel } });
const NOTICE = {
  email: 'ada@example.test',
  newsletter: false,
  men: false,
  women: false,
  kids: false,
};
const ask = { input: 'product/askNotice', payload: { variantId: 'any', ...NOTICE } };

const manyStates = pageScenario(JEAN_AND_BLAZER);
const soldOut = pageScenario(GONE);
const comingSoon = pageScenario({ ...JEAN_AND_BLAZER, rl: '/foundry-tee-rl1001ecr' });
const giftCard = pageScenario({ rl: '/gift-card-rl2601std', hm: '/gift-card-hm2601std' });
const stockUnknown = pageScenario(
  { rl: '/foundry-straight-jean-rl0101rin', hm: '/marlowe-blazer-hm1801nvy' },
  { rules: [{ on: 'GET /inventoryavailability/*', then: 'unreachable' }] },
);
const reduced = pageScenario(REDUCED);
const priorUnknown = pageScenario(REDUCED, {
  rules: [{ on: 'GET /priorprice/*', then: 'unreachable' }],
});
const viewedBefore = pageScenario(JEAN_AND_BLAZER, { storage: VIEWED });
const nothingToRecommend = pageScenario(JEAN_AND_BLAZER, {
  rules: [{ on: 'GET /recommendations/products', then: SERVER_ERROR }],
});
const zoom = pageScenario(JEAN_AND_BLAZER, { wishes: [open('zoom')] });
const sizeGuide = pageScenario(JEAN_AND_BLAZER, { wishes: [open('sizeGuide')] });
const sizeAdvised = pageScenario(JEAN_AND_BLAZER, {
  storage: MEASURES,
  wishes: [open('sizeGuide')],
});
const sizeGuideFailed = pageScenario(JEAN_AND_BLAZER, {
  rules: [{ on: 'GET /sizeguides/*', then: SERVER_ERROR }],
  wishes: [open('sizeGuide')],
});
const notice = pageScenario(GONE, { wishes: [open('notify')] });
const noticeKnown = pageScenario(GONE, { person: 'mira', wishes: [open('notify')] });
const noticeFailed = pageScenario(GONE, {
  rules: [{ on: 'POST /notification/*', then: SERVER_ERROR }],
  wishes: [open('notify'), ask],
});
const PIECE = { rl: '/foundry-tee-rl1001wht', hm: '/marlowe-blazer-hm1801nvy' };
const ALL_BUT_TWO = [
  { productId: 'RL1001WHT', size: 1, quantity: 18 },
  { productId: 'HM1801NVY', size: 1, quantity: 10 },
];
const SIZE = {
  rl: [{ input: 'product/selectSize', payload: { value: 'S' } }],
  hm: [{ input: 'product/selectSize', payload: { value: '48 EU' } }],
};
const ADD = { input: 'product/addToBag' };
const lastTwo = pageScenario(PIECE, { sold: ALL_BUT_TWO, wishes: SIZE });
const sizeMissed = pageScenario(PIECE, { wishes: [ADD] });
const lastSize = pageScenario(JEAN_AND_BLAZER, { storage: LAST_SIZES });
const sizeAsked = pageScenario(JEAN_AND_BLAZER, { storage: LAST_SIZES, wishes: [ADD] });
const unavailable = pageScenario(PIECE, {
  rules: [{ on: 'GET /products/*', then: SERVER_ERROR }],
});
const notFound = pageScenario({ rl: '/mill-tee-rl9999wht', hm: '/mill-tee-hm9999wht' });

export const EveryStockState: Story = () => <ShopPage scenario={manyStates} />;
export const SoldOut: Story = () => <ShopPage scenario={soldOut} />;
export const ComingSoon: Story = () => <ShopPage scenario={comingSoon} />;
export const GiftCard: Story = () => <ShopPage scenario={giftCard} />;
export const StockUnknown: Story = () => <ShopPage scenario={stockUnknown} />;
export const Reduced: Story = () => <ShopPage scenario={reduced} />;
export const PriorPriceUnknown: Story = () => <ShopPage scenario={priorUnknown} />;
export const ViewedBefore: Story = () => <ShopPage scenario={viewedBefore} />;
export const NothingToRecommend: Story = () => <ShopPage scenario={nothingToRecommend} />;
export const Zoom: Story = () => <ShopPage scenario={zoom} />;
export const SizeGuide: Story = () => <ShopPage scenario={sizeGuide} />;
export const SizeAdvised: Story = () => <ShopPage scenario={sizeAdvised} />;
export const SizeGuideFailed: Story = () => <ShopPage scenario={sizeGuideFailed} />;
export const Notice: Story = () => <ShopPage scenario={notice} />;
export const NoticeOfAPerson: Story = () => <ShopPage scenario={noticeKnown} />;
export const NoticeFailed: Story = () => <ShopPage scenario={noticeFailed} />;
export const Loading: Story = () => <ShopPage scenario={manyStates} isLoading />;
export const LastTwo: Story = () => <ShopPage scenario={lastTwo} />;
export const SizeMissed: Story = () => <ShopPage scenario={sizeMissed} />;
export const RememberedSize: Story = () => <ShopPage scenario={lastSize} />;
export const SizeAsked: Story = () => <ShopPage scenario={sizeAsked} />;
export const NoticeSending: Story = () => <ShopPage scenario={noticeFailed} isLoading />;
export const Unavailable: Story = () => <ShopPage scenario={unavailable} />;
export const NotFound: Story = () => <ShopPage scenario={notFound} />;

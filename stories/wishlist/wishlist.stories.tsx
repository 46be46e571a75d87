import type { Story } from '@ladle/react';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';

const WISHLIST = bothAt('/wishlist');
const SAVED = {
  person: 'mira',
  wishlist: ['RL0101RAW', 'RL0601MID', 'HM1801HER', 'HM0902SKY'],
} as const;

const stranger = pageScenario(WISHLIST);
const saved = pageScenario(WISHLIST, SAVED);
const many = pageScenario(WISHLIST, {
  ...SAVED,
  wishlist:
    'RL0101RAW RL1001WHT RL0001RAW RL1001BLK RL0101RIN RL2601STD RL0002BLU RL0601MID RL0101MID RL1001ECR RL0301MID RL2601RST RL1002BLK HM1801NVY HM1801HER HM0003CML HM9001NVY HM2601STD HM2001CML HM0902SKY HM2601INK HM2601CML HM1803SHK HM1102RST HM0902INK HM0101INK'.split(
      ' ',
    ),
});
const gone = pageScenario(WISHLIST, { ...SAVED, wishlist: ['RL1001NVY', 'HM1801CML'] });
const noPayload = pageScenario(WISHLIST, { person: 'jonas' });
const failed = pageScenario(WISHLIST, {
  person: 'mira',
  rules: [{ on: 'GET /userinfo/@self', then: 'unreachable' }],
});
const notRemoved = pageScenario(WISHLIST, {
  ...SAVED,
  rules: [{ on: 'PUT /wishlist/*', then: { status: 503, errorKey: '_ERR_GENERIC' } }],
  wishes: {
    rl: [{ input: 'wishlist/removeItem', payload: { productId: 'RL0101RAW' } }],
    hm: [{ input: 'wishlist/removeItem', payload: { productId: 'HM1801HER' } }],
  },
});

export const Stranger: Story = () => <ShopPage scenario={stranger} />;
export const Loading: Story = () => <ShopPage scenario={saved} isLoading />;
export const Saved: Story = () => <ShopPage scenario={saved} />;
export const Many: Story = () => <ShopPage scenario={many} />;
export const SoldOut: Story = () => <ShopPage scenario={gone} />;
export const Empty: Story = () => <ShopPage scenario={noPayload} />;
export const Failed: Story = () => <ShopPage scenario={failed} />;
export const RemovingFailed: Story = () => <ShopPage scenario={notRemoved} />;

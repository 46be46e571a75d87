import type { Story } from '@ladle/react';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';

const SERVER_ERROR = { status: 503, errorKey: '_ERR_GENERIC' };
const OPEN = { input: 'listing/openFilters' };
const FILTERED = bothAt('/men?productgroup=shirts&price_min=30&price_max=90');

const men = pageScenario(bothAt('/men'));
const sale = pageScenario(bothAt('/sale'));
const lastPage = pageScenario(bothAt('/men?page=2'));
const more = pageScenario(bothAt('/men'), { wishes: [{ input: 'listing/loadMore' }] });
const moreFailed = pageScenario(bothAt('/men'), {
  rules: [{ on: 'GET /products', call: 2, then: SERVER_ERROR }],
  wishes: [{ input: 'listing/loadMore' }],
});
const filtered = pageScenario(FILTERED);
const filters = pageScenario(FILTERED, { wishes: [OPEN] });
const folded = pageScenario(bothAt('/men'), {
  wishes: [OPEN, { input: 'listing/foldFacet', payload: { facet: 'maincolour' } }],
});
const tooNarrow = pageScenario(bothAt('/men?price_min=1&price_max=2'));
const empty = pageScenario(bothAt('/kids/belts'));
const noPage = pageScenario(bothAt('/men?page=99'));
const failed = pageScenario(bothAt('/women'), {
  rules: [{ on: 'GET /products', then: SERVER_ERROR }],
});
/** Opens the sizes of one of the women's tiles, then gives more inputs. */
function opened(...then: string[]) {
  const of = (productId: string) => [
    { input: 'product/openQuickAdd', payload: { productId } },
    ...then.map((input) => ({ input })),
  ];
  return { rl: of('RL1008SAG'), hm: of('HM0906SKY') };
}

const quickAdd = pageScenario(bothAt('/women'), { wishes: opened() });
const quickSizeMissed = pageScenario(bothAt('/women'), { wishes: opened('product/quickAdd') });
const quickAddFailed = pageScenario(bothAt('/women'), {
  rules: [{ on: 'GET /products/*', then: SERVER_ERROR }],
  wishes: opened(),
});
const unknown = pageScenario(bothAt('/women/umbrellas'));
const landing = pageScenario(bothAt('/women'));
const elevated = pageScenario({ rl: '/all/jeans', hm: '/men/blazers' });

export const Men: Story = () => <ShopPage scenario={men} />;
export const Loading: Story = () => <ShopPage scenario={men} isLoading />;
export const Sale: Story = () => <ShopPage scenario={sale} />;
export const LastPage: Story = () => <ShopPage scenario={lastPage} />;
export const LoadingMore: Story = () => <ShopPage scenario={more} isLoading />;
export const MoreLoaded: Story = () => <ShopPage scenario={more} />;
export const MoreFailed: Story = () => <ShopPage scenario={moreFailed} />;
export const Filtered: Story = () => <ShopPage scenario={filtered} />;
export const Filters: Story = () => <ShopPage scenario={filters} />;
export const FilterFolded: Story = () => <ShopPage scenario={folded} />;
export const FilteredTooNarrowly: Story = () => <ShopPage scenario={tooNarrow} />;
export const Empty: Story = () => <ShopPage scenario={empty} />;
export const NoSuchPage: Story = () => <ShopPage scenario={noPage} />;
export const NoSuchCategory: Story = () => <ShopPage scenario={unknown} />;
export const Failed: Story = () => <ShopPage scenario={failed} />;
export const QuickAdd: Story = () => <ShopPage scenario={quickAdd} />;
export const QuickAddLoading: Story = () => <ShopPage scenario={quickAdd} isLoading />;
export const QuickAddSizeMissed: Story = () => <ShopPage scenario={quickSizeMissed} />;
export const QuickAddFailed: Story = () => <ShopPage scenario={quickAddFailed} />;
export const Landing: Story = () => <ShopPage scenario={landing} />;
export const Elevated: Story = () => <ShopPage scenario={elevated} />;

import type { Story } from '@ladle/react';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';

const OPEN = { input: 'search/openSearch' };
const typed = (text: string) => ({ input: 'search/typeText', payload: { text } });
const PAUSE = { pause: 200 };
const RECENT = { 'selvedge.recentSearches': '["linen shirt","selvedge jeans","coat"]' };

const empty = pageScenario(bothAt('/'), { wishes: [OPEN] });
const recent = pageScenario(bothAt('/'), { storage: RECENT, wishes: [OPEN] });
const offers = pageScenario(bothAt('/'), { wishes: [OPEN, typed('sh'), PAUSE] });
const noPayload = pageScenario(bothAt('/'), { wishes: [OPEN, typed('zzz'), PAUSE] });
const failed = pageScenario(bothAt('/'), {
  rules: [{ on: 'GET /suggestions', then: { status: 500, errorKey: '_ERR_GENERIC' } }],
  wishes: [OPEN, typed('sh'), PAUSE],
});
const results = pageScenario(bothAt('/search?searchTerm=shirt'));
const noResults = pageScenario(bothAt('/search?searchTerm=umbrella'));
const longTerm = pageScenario(
  bothAt(`/search?searchTerm=${'incomprehensibilities '.repeat(4)}<b>`),
);
const resultsFailed = pageScenario(bothAt('/search?searchTerm=shirt'), {
  rules: [{ on: 'GET /products', then: { status: 503, errorKey: '_ERR_GENERIC' } }],
});

export const TopSearches: Story = () => <ShopPage scenario={empty} />;
export const RecentSearches: Story = () => <ShopPage scenario={recent} />;
export const Looking: Story = () => <ShopPage scenario={offers} isLoading />;
export const Suggestions: Story = () => <ShopPage scenario={offers} />;
export const NothingToSuggest: Story = () => <ShopPage scenario={noPayload} />;
export const SuggestionsFailed: Story = () => <ShopPage scenario={failed} />;
export const Results: Story = () => <ShopPage scenario={results} />;
export const NoResults: Story = () => <ShopPage scenario={noResults} />;
export const NoResultsForALongTerm: Story = () => <ShopPage scenario={longTerm} />;
export const ResultsFailed: Story = () => <ShopPage scenario={resultsFailed} />;

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { bagTotalsOf } from '#src/cart/bag/totals.ts';
import { Summary } from '#src/checkout/page/Summary.tsx';
import { DESKTOP } from '#src/ui/hooks/use-media.ts';
import { details, line } from '#tests/cart/bag.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { stubMedia } from '#tests/stub-media.ts';

beforeEach(() => stubMedia((query) => query === DESKTOP));

it.each([
  [undefined, null],
  [1, 'One more piece cannot be shown just now. It is in the total.'],
])('LST-08 for pieces left out, %s, the summary shows: %s', (leftOut, words) => {
  const bag = details();
  renderInShop(
    shopScope().scope,
    <Summary
      lines={bag.lines}
      leftOut={leftOut}
      totals={bagTotalsOf(bag, 0.2)}
      delivery={undefined}
      gift={undefined}
    />,
  );
  const said = screen.queryByText(/cannot be shown just now/);
  expect(said?.textContent ?? null).toBe(words);
});

it('shows a numbered size in the country’s system, with the label beside it', () => {
  const bag = details([line({ size: '50 EU / short', sizeKind: 'men' })]);
  renderInShop(
    shopScope().scope,
    <Summary
      lines={bag.lines}
      totals={bagTotalsOf(bag, 0.2)}
      delivery={undefined}
      gift={undefined}
    />,
  );
  expect(screen.getByText('Raw indigo, UK 40 (EU 50) / short')).toBeDefined();
});

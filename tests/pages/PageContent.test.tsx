// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { allSettled, scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { PageContent } from '#src/pages/PageContent.tsx';
import { pageOf, viewOf } from '#src/pages/page.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

const to = (path: string) =>
  ({ action: 'push', location: { path, search: '', hash: '', key: path } }) as const;

it('hides the previous page with the next one, and unmounts it later', async () => {
  for (const path of ['/error', '/no/such']) await viewOf(pageOf(to(path).location, '')).fetch();
  const { scope } = shopScope();
  await allSettled(locationChanged, { scope, params: to('/error') });
  renderInShop(scope, <PageContent />);
  const left = screen.getByRole('heading');
  // As in a browser: React runs deferred updates by itself.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  scopeBind(locationChanged, { scope })(to('/no/such'));
  const isLeft = new Promise<boolean>((resolve) => {
    new MutationObserver(() => resolve(left.isConnected)).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  await waitFor(() => expect(screen.getByRole('heading')).not.toBe(left));
  expect(await isLeft).toBe(true);
  await waitFor(() => expect(left.isConnected).toBe(false));
});

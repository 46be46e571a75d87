// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyView } from '#src/ui/lazy-view.ts';

const Page = ({ name }: { name: string }) => <p>{name}</p>;

function show(View: ReturnType<typeof lazyView<'Page', { name: string }>>) {
  render(
    <Suspense fallback="wait">
      <View name="Product" />
    </Suspense>,
  );
}

it('a view is loaded when it is first shown', async () => {
  show(lazyView(async () => ({ Page }), 'Page'));
  expect(screen.queryByText('wait')).toBeTruthy();
  expect(await screen.findByText('Product')).toBeTruthy();
});

it('one that was fetched before shows at once', async () => {
  const View = lazyView(async () => ({ Page }), 'Page');
  await View.fetch();
  show(View);
  expect(screen.getByText('Product')).toBeTruthy();
});

it('one that could not be fetched is asked for again', async () => {
  let asked = 0;
  const View = lazyView(async () => {
    asked += 1;
    if (asked === 1) throw new Error('offline');
    return { Page };
  }, 'Page');
  await expect(View.fetch()).rejects.toThrow('offline');
  show(View);
  expect(await screen.findByText('Product')).toBeTruthy();
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Suspense } from 'react';
import { SilentErrorBoundary } from '#src/ui/feedback/SilentErrorBoundary.tsx';
import { lazyView } from '#src/ui/lazy-view.ts';

it('omits a view that fails to load, and shows the rest of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Lost = lazyView<'Lost', object>(() => Promise.reject(new Error('offline')), 'Lost');
  render(
    <main>
      <h1>Jeans</h1>
      <SilentErrorBoundary>
        <Suspense fallback="Loading">
          <Lost />
        </Suspense>
      </SilentErrorBoundary>
    </main>,
  );
  expect(screen.getByText('Loading')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText('Loading')).toBeNull(), 10_000);
  expect(screen.getByRole('heading', { name: 'Jeans' })).toBeTruthy();
});

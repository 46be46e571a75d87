// @alone
import { fork } from 'effector';
import { Suspense, use } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#src/server/render-page.tsx';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';

const shown = vi.hoisted(() => ({ View: (): string => '' }));

vi.mock('#src/app/App.tsx', () => ({
  App: () => (
    <main>
      <Suspense fallback="in its place">
        <shown.View />
      </Suspense>
      <p>the rest</p>
    </main>
  ),
}));
vi.mock('#src/ui/lazy-view.ts', async (original) => ({
  ...(await original<object>()),
  fetchAllViews: async () => undefined,
}));
vi.mock('#src/server/without-script/places.tsx', () => ({ placesIn: () => () => null }));

function bodyOf(View: () => string, signal = AbortSignal.timeout(30_000)) {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  shown.View = View;
  const page = renderPage(fork(), createI18n({ locale: 'en' }).i18n, signal);
  return { told, page };
}

it('contains awaited content', async () => {
  const coming = Promise.resolve('waited for');
  const { page } = bodyOf(() => use(coming));
  const { body } = await page;
  expect(body).toContain('waited for');
  expect(body).not.toContain('in its place');
});

it('omits only the boundary of a failing view, and logs the error', async () => {
  const why = new Error('no such colour');
  const { page, told } = bodyOf(() => {
    throw why;
  });
  const { body } = await page;
  expect(body).toContain('in its place');
  expect(body).toContain('the rest');
  expect(told).toHaveBeenCalledWith(why);
});

it('rejects a page that is not ready in time', async () => {
  const never = new Promise<string>(() => undefined);
  const { page } = bodyOf(() => use(never), AbortSignal.timeout(50));
  await expect(page).rejects.toThrow(/timeout|aborted/);
});

it('rejects a page that is complete too late', async () => {
  const { page } = bodyOf(() => 'whole', AbortSignal.abort());
  await expect(page).rejects.toThrow('aborted');
});

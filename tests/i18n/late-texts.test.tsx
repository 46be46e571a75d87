// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { lateTexts } from '#src/ui/i18n/arrivals.ts';
import { LateTexts } from '#src/ui/i18n/LateTexts.tsx';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { I18nContext, useTranslation } from '#src/ui/i18n/use-translation.ts';
import { lazyView } from '#src/ui/lazy-view.ts';
import { LostViewsContext } from '#src/ui/lost-views.ts';

function Title() {
  const { t } = useTranslation('cart');
  return <h1>{t('bag.title')}</h1>;
}

const TEXTS = { bag: { title: 'Ihre Tasche' } };

/** Texts; those of the bag arrive on demand. */
function lateCart() {
  let arrive: (texts: typeof TEXTS) => void = () => {};
  const asked: string[] = [];
  const { i18n } = createI18n({
    locale: 'de',
    load: (_, namespace) =>
      new Promise((resolve) => {
        asked.push(namespace);
        if (namespace === 'cart') arrive = resolve;
      }),
  });
  return { i18n, asked, arrive: () => act(async () => arrive(TEXTS)) };
}

it.each([
  { whose: 'a view', view: <Title /> },
  {
    whose: 'a part with LateTexts',
    view: (
      <>
        <LateTexts namespace="cart" />
        <p>part</p>
        <Title />
      </>
    ),
  },
])('$whose suspends until its texts have loaded, and shows no key', async ({ view }) => {
  const { i18n, arrive } = lateCart();
  await act(async () => {
    render(
      <I18nContext value={i18n}>
        <Suspense fallback="waiting">{view}</Suspense>
      </I18nContext>,
    );
  });
  expect(document.body.textContent).toBe('waiting');
  await arrive();
  expect(screen.getByRole('heading').textContent).toBe('Ihre Tasche');
});

it('renders a view at once if its texts have arrived', async () => {
  const { i18n, arrive } = lateCart();
  lateTexts(i18n, ['cart']);
  await arrive();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <I18nContext value={i18n}>
        <Suspense fallback="waiting">
          <Title />
        </Suspense>
      </I18nContext>,
    ),
  );
  expect(place.textContent).toBe('Ihre Tasche');
  act(() => root.unmount());
  place.remove();
});

it('a lazy view loads its texts beside its code', async () => {
  const { i18n, asked, arrive } = lateCart();
  let codeArrives: (code: { Title: typeof Title }) => void = () => {};
  const code = new Promise<{ Title: typeof Title }>((resolve) => (codeArrives = resolve));
  const LateTitle = lazyView(() => code, 'Title', 'part', ['cart']);
  await act(async () => {
    render(
      <I18nContext value={i18n}>
        <Suspense fallback="waiting">
          <LateTitle />
        </Suspense>
      </I18nContext>,
    );
  });
  expect(asked).toContain('cart');
  await act(async () => codeArrives({ Title }));
  expect(document.body.textContent).toBe('waiting');
  await arrive();
  expect(screen.getByRole('heading').textContent).toBe('Ihre Tasche');
});

it('a lazy view reports missing texts, and is shown once they have loaded', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isDown = true;
  const { i18n } = createI18n({
    locale: 'de',
    load: async (_, namespace) => {
      if (namespace === 'cart' && isDown) throw new Error('offline');
      return TEXTS;
    },
  });
  const LateTitle = lazyView(async () => ({ Title }), 'Title', 'part', ['cart']);
  const Lost = ({ onRetry }: { onRetry: () => void }) => (
    <button onClick={onRetry}>try again</button>
  );
  await act(async () => {
    render(
      <I18nContext value={i18n}>
        <LostViewsContext value={{ page: Lost, part: Lost }}>
          <Suspense fallback="waiting">
            <LateTitle />
          </Suspense>
        </LostViewsContext>
      </I18nContext>,
    );
  });
  expect(document.body.textContent).toBe('waiting');
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  expect(document.body.textContent).toBe('try again');
  isDown = false;
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
    await vi.advanceTimersByTimeAsync(12_000);
  });
  expect(screen.getByRole('heading').textContent).toBe('Ihre Tasche');
});

it('reports texts that cannot load, instead of waiting forever', () => {
  const { i18n } = createI18n({ locale: 'de', resources: { de: { common: {} } } });
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() =>
    render(
      <I18nContext value={i18n}>
        <Title />
      </I18nContext>,
    ),
  ).toThrow('No texts at hand: cart');
});

// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { I18nContext, useTranslation } from '#src/ui/i18n/use-translation.ts';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { LateTexts } from '#src/ui/i18n/LateTexts.tsx';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';

function Title() {
  const { t } = useTranslation('cart');
  return <h1>{t('bag.title')}</h1>;
}

it('while texts are missing the page shows readable keys, and the texts once they arrive', async () => {
  let arrive: (texts: { bag: { title: string } }) => void = () => {};
  const { i18n } = createI18n({
    locale: 'de',
    load: (_, namespace) =>
      new Promise((resolve) => {
        if (namespace === 'cart') arrive = resolve;
      }),
  });
  render(
    <I18nContext value={i18n}>
      <Title />
    </I18nContext>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Title');
  await act(async () => arrive({ bag: { title: 'Ihre Tasche' } }));
  expect(screen.getByRole('heading').textContent).toBe('Ihre Tasche');
});

it('a page whose texts never arrive still shows words', async () => {
  const { i18n } = createI18n({ locale: 'de', load: () => Promise.reject(new Error('offline')) });
  render(
    <I18nContext value={i18n}>
      <Title />
    </I18nContext>,
  );
  expect((await screen.findByRole('heading')).textContent).toBe('Title');
});

it('a view that waits for its texts stands only when they are there', async () => {
  let arrive: (texts: { bag: { title: string } }) => void = () => {};
  const { i18n } = createI18n({
    locale: 'de',
    load: (_, namespace) =>
      new Promise((resolve) => {
        if (namespace === 'cart') arrive = resolve;
      }),
  });
  await act(async () => {
    render(
      <I18nContext value={i18n}>
        <Suspense fallback="waiting">
          <LateTexts namespace="cart" />
          <Title />
        </Suspense>
      </I18nContext>,
    );
  });
  expect(screen.queryByRole('heading')).toBeNull();
  await act(async () => arrive({ bag: { title: 'Ihre Tasche' } }));
  expect((await screen.findByRole('heading')).textContent).toBe('Ihre Tasche');
});

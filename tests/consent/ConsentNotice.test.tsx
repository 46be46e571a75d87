// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { beforeEach, expect, it, vi } from 'vitest';
import formats from '#locales/en/formats.json';
import texts from '#locales/en/consent.json';
import { ConsentNotice } from '#src/consent/ConsentNotice.tsx';
import { $isNoticeOpen, ask, decideVariantFx } from '#src/consent/model.ts';
import { makeVisitorFx } from '#src/consent/visitor-model.ts';
import { writeCookieFx } from '#src/ports/storage/cookies.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { shopScope } from '#tests/session/shop-scope.ts';

const { i18n } = createI18n({ locale: 'en-GB', resources: { en: { formats, consent: texts } } });

beforeEach(() => {
  document.body.replaceChildren();
  vi.stubGlobal('ResizeObserver', NeverSized);
});

/** jsdom has no sizes. */
class NeverSized {
  observe(this: void) {}
  disconnect(this: void) {}
}

function Shown() {
  return useUnit($isNoticeOpen) && <ConsentNotice more={null} />;
}

async function page() {
  const { scope } = shopScope(
    [writeCookieFx, () => undefined],
    [decideVariantFx, () => 'control'],
    [makeVisitorFx, () => 'visitor-1'],
  );
  render(
    <I18nContext value={i18n}>
      <Provider value={scope}>
        <button type="button">Beside</button>
        <main id="main" tabIndex={-1} />
        <Shown />
      </Provider>
    </I18nContext>,
  );
  return { asks: () => act(() => allSettled(ask, { scope })), user: userEvent.setup() };
}

const beside = () => screen.getByRole('button', { name: 'Beside' });

it('CKN-01 gives the focus back to what had it when the shopper has chosen', async () => {
  const { asks, user } = await page();
  beside().focus();
  await asks();
  await user.click(screen.getByRole('button', { name: 'Reject all' }));
  expect(document.activeElement).toBe(beside());
});

it('CKN-01 gives the focus to the page where what had it has gone meanwhile', async () => {
  const { asks, user } = await page();
  beside().focus();
  await asks();
  beside().setAttribute('disabled', '');
  await user.click(screen.getByRole('button', { name: 'Reject all' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

// @vitest-environment jsdom
// @alone
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import forms from '#locales/en/forms.json';
import formats from '#locales/en/formats.json';
import common from '#locales/en/common.json';
import reports from '#locales/en/reports.json';
import { App } from '#src/app/App.tsx';
import '#src/reports/report-model.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { shopScope } from '#tests/session/shop-scope.ts';

vi.mock('#src/app/Pages.tsx', () => ({
  Pages() {
    throw new RangeError('a view is broken');
  },
}));

it('FTL-07 offers to report the error on a page whose view threw', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs the errors that it catches
  const { scope, calls } = shopScope();
  const { i18n } = createI18n({
    locale: 'en-GB',
    resources: { en: { formats, forms, common, reports } },
  });
  const history = { push: () => {}, replace: () => {}, go: () => {} };
  await act(async () => render(<App {...{ scope, history, i18n }} />));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
  expect(await screen.findByRole('textbox', { name: /What happened/ })).toBeDefined();
  expect(calls).not.toContainEqual(expect.objectContaining({ name: 'reports/send' }));
});

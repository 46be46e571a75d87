// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import catalogue from '#locales/en/catalogue.json';
import common from '#locales/en/common.json';
import forms from '#locales/en/forms.json';
import english from '#locales/en/contactUs.json';
import german from '#locales/de/contactUs.json';
import { ContactRoute } from '#src/pages/routes/ContactRoute.tsx';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';

it.each([
  { locale: 'en', texts: english },
  { locale: 'de', texts: german },
])('I18N-05 RTE-15 shows contactUs texts on the contact page, in $locale', async (site) => {
  const { locale, texts } = site;
  const all: Record<string, object> = { catalogue, common, contactUs: texts, forms };
  const load = async (_: string, namespace: string) => all[namespace] ?? {};
  const { i18n } = createI18n({ locale, load });
  const page = (
    <I18nContext value={i18n}>
      <Provider value={fork()}>
        <MemoryRouter>
          <ContactRoute order="" />
        </MemoryRouter>
      </Provider>
    </I18nContext>
  );
  await act(async () => void render(page));
  expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeTruthy();
  expect(await screen.findByText(texts.form.message.help)).toBeTruthy();
  expect(document.querySelector('[href^="mailto:"]')).toBeNull();
  expect(screen.getByRole('link', { name: texts.quicker.returns })).toBeTruthy();
});

import { expect, it, vi } from 'vitest';
import { onFault } from '#src/event-log/faults.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { documentLanguage, keepDocumentLanguage } from '#src/ui/i18n/document-language.ts';
import { storesOfBrand } from '#src/store-config/stores.ts';
import { shownLanguage } from '#src/ui/i18n/languages.ts';

it('CFG-08 shows a store’s language if its texts exist, else English', () => {
  expect(['de-DE', 'de-AT', 'de-CH', 'DE'].map(shownLanguage)).toEqual(['de', 'de', 'de', 'de']);
  expect(['en-GB', 'en-IE', 'fr-FR', 'nl-BE'].map(shownLanguage)).toEqual(['en', 'en', 'fr', 'nl']);
  expect(['mt-MT', 'xx', ''].map(shownLanguage)).toEqual(['en', 'en', 'en']);
});

it('CFG-02 shows every site in its own language', () => {
  for (const site of [...storesOfBrand('rl'), ...storesOfBrand('hm')])
    expect(shownLanguage(site.locale)).toBe(site.language);
});

it('the document’s language is that of the texts shown, not that of the store', () => {
  const maltese = createI18n({ locale: 'mt-MT', resources: { en: { common: { yes: 'Yes' } } } });
  expect(documentLanguage(maltese.i18n)).toEqual({ lang: 'en', dir: 'ltr' });
  const german = createI18n({ locale: 'de-CH', resources: { de: { common: { yes: 'Ja' } } } });
  expect(documentLanguage(german.i18n)).toEqual({ lang: 'de', dir: 'ltr' });
});

it('the document’s language becomes German once the German texts have loaded', async () => {
  let arrive: (texts: Record<string, string>) => void = () => {};
  const { i18n, ready } = createI18n({
    locale: 'de-DE',
    load: () => new Promise((resolve) => (arrive = resolve)),
  });
  const root = { lang: '', dir: '' };
  const stop = keepDocumentLanguage(i18n, root);
  expect(root).toEqual({ lang: 'en', dir: 'ltr' });
  arrive({ yes: 'Ja' });
  await ready;
  expect(root).toEqual({ lang: 'de', dir: 'ltr' });
  stop();
});

it('renders a missing text empty, and logs its key', () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const faults: string[] = [];
  const stop = onFault((unit, error) => faults.push(`${unit}: ${String(error)}`));
  const { i18n } = createI18n({ locale: 'en', resources: { en: { cart: {} } } });
  expect(i18n.getFixedT(null, 'cart')('bag.title')).toBe('');
  expect(faults).toEqual(['texts/missing: Error: No text for bag.title']);
  expect(complaint).toHaveBeenCalledOnce();
  stop();
});

it('renders the default of a missing text, even an empty one, without a report', () => {
  const faults: unknown[] = [];
  const stop = onFault((unit) => faults.push(unit));
  const { i18n } = createI18n({ locale: 'en', resources: { en: { checkout: { delivery: {} } } } });
  const t = i18n.getFixedT(null, 'checkout');
  const defaults = ['To a {{place}}', ''].map((defaultValue) =>
    t('delivery.name.unknown', { defaultValue, place: 'kiosk' }),
  );
  expect({ defaults, faults }).toEqual({ defaults: ['To a kiosk', ''], faults: [] });
  stop();
});

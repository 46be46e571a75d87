// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { I18nContext, useTranslation } from '#src/ui/i18n/use-translation.ts';

it('gives the text of the shown language, also after a language or a text has come', async () => {
  const i18n = createInstance({ lng: 'en', ns: ['common'], defaultNS: 'common' });
  await i18n.init({ resources: { en: { common: { action: { close: 'Close' } } } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nContext value={i18n}>{children}</I18nContext>
  );
  const { t } = renderHook(() => useTranslation('common'), { wrapper }).result.current;
  expect([t('action.close'), t('action.close')]).toEqual(['Close', 'Close']);
  i18n.addResourceBundle('de', 'common', { action: { close: 'Zu' } });
  await i18n.changeLanguage('de');
  expect(t('action.close')).toBe('Zu');
  i18n.addResourceBundle('de', 'common', { action: { close: 'Schließen' } }, true, true);
  expect(t('action.close')).toBe('Schließen');
});

it('fills in values, and chooses the plural and the texts within a text', async () => {
  const i18n = createInstance({ lng: 'en', interpolation: { escapeValue: false } });
  const common = {
    add: 'Add {{name}}',
    piece_one: '{{count}} piece',
    piece_other: '{{count}} pieces',
    both: '{{name}}, $t(piece, {"count": 2})',
  };
  await i18n.init({ ns: ['common'], defaultNS: 'common', resources: { en: { common } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nContext value={i18n}>{children}</I18nContext>
  );
  const { t } = renderHook(() => useTranslation('common'), { wrapper }).result.current;
  const write = t as (key: string, values?: object) => string;
  const texts = () => [
    write('add', { name: 'A/B' }),
    write('add', { name: '{{other}}' }),
    write('piece', { count: 1 }),
    write('piece', { count: 3 }),
    write('both', { name: 'Jean' }),
  ];
  const first = texts();
  expect(first).toEqual(['Add A/B', 'Add {{other}}', '1 piece', '3 pieces', 'Jean, 2 pieces']);
  expect(texts()).toEqual(first);
});

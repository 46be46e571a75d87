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

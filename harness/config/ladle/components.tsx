import type { ArgTypes, GlobalProvider } from '@ladle/react';
import { useEffect } from 'react';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';
import { BrandLayoutContext, brandLayout } from '#src/ui/brand-layout.ts';
import '#src/ui/theme.css';
import './ladle.css';
import { STAGE_MARK } from '#harness/showroom/stage-line.ts';
import { textsIn } from './texts.ts';

export const args = { brand: 'rl', locale: 'en' };

export const argTypes: ArgTypes = {
  brand: { name: 'brand', options: ['rl', 'hm'], control: { type: 'radio' }, defaultValue: 'rl' },
  locale: {
    name: 'language',
    options: TRANSLATED_LANGUAGES,
    control: { type: 'select' },
    defaultValue: 'en',
  },
};

/** Wraps every story in the brand and language of the controls; full pages set their own. */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  const brand = globalState.control['brand']?.value === 'hm' ? 'hm' : 'rl';
  const chosen = globalState.control['locale']?.value;
  const locale = TRANSLATED_LANGUAGES.find((language) => language === chosen) ?? 'en';
  useEffect(() => {
    if (isPage(location.search)) return;
    document.documentElement.dataset['brand'] = brand;
    document.documentElement.lang = locale;
  }, [brand, locale]);
  return (
    <I18nContext value={textsIn(locale)}>
      <BrandLayoutContext value={brandLayout[brand]}>{children}</BrandLayoutContext>
    </I18nContext>
  );
};

function isPage(search: string): boolean {
  return new URLSearchParams(search).has(STAGE_MARK);
}

import type { ArgTypes, GlobalProvider } from '@ladle/react';
import { useEffect } from 'react';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { BrandLayoutContext, brandLayout } from '#src/ui/brand-layout.ts';
import '#src/ui/theme.css';
import { textsIn } from './texts.ts';

export const args = { brand: 'rl', locale: 'en' };

export const argTypes: ArgTypes = {
  brand: { name: 'brand', options: ['rl', 'hm'], control: { type: 'radio' }, defaultValue: 'rl' },
  locale: { name: 'locale', options: ['en', 'de'], control: { type: 'radio' }, defaultValue: 'en' },
};

/** Shows every story in the brand and the language that the controls name. */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  const brand = globalState.control['brand']?.value === 'hm' ? 'hm' : 'rl';
  const locale = globalState.control['locale']?.value === 'de' ? 'de' : 'en';
  useEffect(() => {
    document.documentElement.dataset['brand'] = brand;
    document.documentElement.lang = locale;
  }, [brand, locale]);
  return (
    <I18nContext value={textsIn(locale)}>
      <BrandLayoutContext value={brandLayout[brand]}>{children}</BrandLayoutContext>
    </I18nContext>
  );
};

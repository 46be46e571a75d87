import { useLadleContext } from '@ladle/react';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import type { Brand } from '#src/commerce/brands.ts';

export interface Controls {
  brand: Brand;
  locale: TranslatedLanguage;
}

/** Brand and language of Ladle's controls. */
export function useControls(): Controls {
  const { control } = useLadleContext().globalState;
  const chosen = control['locale']?.value;
  return {
    brand: control['brand']?.value === 'hm' ? 'hm' : 'rl',
    locale: TRANSLATED_LANGUAGES.find((language) => language === chosen) ?? 'en',
  };
}

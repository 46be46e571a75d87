import { useLadleContext } from '@ladle/react';
import type { Brand } from '#src/commerce/brands.ts';

export interface Controls {
  brand: Brand;
  locale: 'en' | 'de';
  chooseBrand(brand: Brand): void;
}

/** The brand and the language that Ladle's controls name. */
export function useControls(): Controls {
  const { globalState, dispatch } = useLadleContext();
  const { control } = globalState;
  return {
    brand: control['brand']?.value === 'hm' ? 'hm' : 'rl',
    locale: control['locale']?.value === 'de' ? 'de' : 'en',
    chooseBrand: (value) =>
      dispatch({
        type: 'update-control',
        value: { ...control, brand: { ...control['brand'], value } },
      }),
  };
}

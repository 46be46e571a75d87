import { useUnit } from 'effector-react';
import { examplePostcode, normalisePostcode } from '../../address/postcode.ts';
import { contentPathOf } from '../../content/paths.ts';
import { $store } from '../../store-config/model.ts';

/** Shop data for pages that find an order by postcode. */
export function useLookup() {
  const store = useUnit($store);
  return {
    returnsPath: contentPathOf(store, 'return-centre'),
    tidyPostcode: (typed: string) => normalisePostcode(store.countryCode, typed),
    postcodeExample: examplePostcode(store.countryCode),
  };
}

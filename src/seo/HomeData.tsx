import { useUnit } from 'effector-react';
import { $store } from '../store-config/model.ts';
import { verificationOf } from '../store-config/verification.ts';
import { useJsonLd } from './use-json-ld.ts';
import { homeData } from './home-data.ts';
import { VerificationTags } from './VerificationTags.tsx';

/** JSON-LD of the brand and its site. */
export function HomeData() {
  const store = useUnit($store);
  useJsonLd(homeData(store));
  return <VerificationTags codes={verificationOf(store.storeId)} />;
}

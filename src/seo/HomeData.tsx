import { useUnit } from 'effector-react';
import { $store } from '../store-config/model.ts';
import { verificationOf } from '../store-config/verification.ts';
import { useJsonLd } from './use-json-ld.ts';
import { homeData } from './home-data.ts';
import { VerificationTags } from './VerificationTags.tsx';

/** The brand and its site, for machines. */
export function HomeData() {
  const store = useUnit($store);
  useJsonLd(homeData(store));
  return <VerificationTags codes={verificationOf(store.storeId)} />;
}

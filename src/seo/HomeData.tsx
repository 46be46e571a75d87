import { useUnit } from 'effector-react';
import { $store } from '../store-config/model.ts';
import icon from '../ui/icon.svg';
import { useJsonLd } from '../ui/use-json-ld.ts';
import { homeData } from './home-data.ts';

/** The brand and its site, for machines. */
export function HomeData() {
  useJsonLd(homeData(useUnit($store), icon));
  return null;
}

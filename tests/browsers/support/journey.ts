import type { ShopPage } from './shop-page.ts';
import type { WatchedSite } from './watched-site.ts';

/** A visit that is the same in every engine. */
export interface Journey {
  title: string;
  /** Returns the session that the shopper saved, if any. */
  run(page: ShopPage, site: WatchedSite): Promise<string | void>;
  /** Pattern of expected complaints, such as those of a lost connection. */
  expected?: RegExp;
}

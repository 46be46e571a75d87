import type { ShopPage } from './shop-page.ts';
import type { WatchedSite } from './watched-site.ts';

/** A visit that every engine makes alike. */
export interface Journey {
  title: string;
  /** Returns the session that the shopper saved, if any. */
  run(page: ShopPage, site: WatchedSite): Promise<string | void>;
  /** Pattern of the complaints that are part of it, such as those of a lost connection. */
  expected?: RegExp;
}

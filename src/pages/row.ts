import type { ReactNode } from 'react';
import type { TextKey, Translate } from '../kernel/text-keys.ts';
import type { ContentHead } from '../content/pages/head-model.ts';
import type { QuickAddButtonSlot, WishlistButtonSlot } from '../listing/tiles/Tiles.tsx';
import type { Product } from '../product/contract.ts';
import type { Part } from './parts.ts';

/** An address without the visit's basename. */
export interface PageAddress {
  path: string;
  search: string;
}

/** What every view is given beside what its address says: the domains of products do not know of them. */
export interface Slots {
  wishlistButton: WishlistButtonSlot;
  /** For beside text rather than on a picture. */
  plainWishlistButton: WishlistButtonSlot;
  quickAddButton: QuickAddButtonSlot;
}

/** What the models know by now that a page may be called by. */
export interface Known {
  product: Pick<Product, 'name' | 'colour'> | undefined;
  /** Label of the listing's last breadcrumb; it does not name the gender. */
  category: string | undefined;
  /** LST-15: the category's own name, which names the gender: "Women's jeans". */
  categoryName: { categoryId: string; name: string } | undefined;
  /** Of the filter that the category may be found by (LST-14). */
  filter: string | undefined;
  content: ContentHead | null;
  /** There is nothing at the address. */
  isMissing: boolean;
}

/** What shows a page: it is loaded when it is first shown, or fetched before. */
export interface View<Details> {
  (props: Details & Slots): ReactNode;
  fetch(): Promise<unknown>;
  /** No other view has it. */
  displayName: string;
}

/** A page, as the table has it. `Details` are what its address says beyond which page it is. */
export interface Row<Details extends object> {
  /** Where it stands, as React Router's patterns; case and closing slashes do not matter. */
  paths: readonly string[];
  /** Where a pattern says too little: the details of an address, or that it is none of this page's. */
  read?: (address: PageAddress) => Details | undefined;
  view: View<Details>;
  /** Another view for some of its addresses. */
  otherView?: (page: Details) => View<Details> | undefined;
  /** The late modules' parts that are loaded when the page is entered. */
  parts?: readonly Part[];
  /** Its name for the window's title and for screen readers: a key of `common`, or what is known; null where the brand's name is enough. */
  title: TextKey | null | ((page: Details, known: Known, t: Translate) => string | undefined);
  /** Whether search engines shall list it: not what is a shopper's own. */
  isIndexed?: boolean | ((page: Details) => boolean);
  /** Without the shop's menus, so that nothing leads away from a purchase. */
  isPlain?: boolean;
}

/** Writes a row down with the type of its details. */
export function row<Details extends object = object>(entry: NoInfer<Row<Details>>): Row<Details> {
  return entry;
}

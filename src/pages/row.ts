import type { ReactNode } from 'react';
import type { TextKey, Translate } from '../kernel/text-keys.ts';
import type { ContentHead } from '../content/pages/head-model.ts';
import type { QuickAddButtonSlot, WishlistButtonSlot } from '../listing/tiles/Tiles.tsx';
import type { Product } from '../product/contract.ts';
import type { Feature } from '../ports/features.ts';

/** Address without the visit's basename. */
export interface PageAddress {
  path: string;
  search: string;
}

/**
 * Props of every view beside the address's details: buttons of domains that product domains must
 * not import.
 */
export interface Slots {
  wishlistButton: WishlistButtonSlot;
  /** For use beside text rather than on a picture. */
  plainWishlistButton: WishlistButtonSlot;
  quickAddButton: QuickAddButtonSlot;
}

/** Model data for titles. */
export interface Known {
  product: Pick<Product, 'name' | 'colour'> | undefined;
  /** Label of the listing's last breadcrumb; lacks the gender. */
  category: string | undefined;
  /** LST-15: name of the category with its gender: "Women's jeans". */
  categoryName: { categoryId: string; name: string } | undefined;
  /** Name of the listing's indexable filter (LST-14). */
  filter: string | undefined;
  content: ContentHead | null;
  /** True if nothing exists at the address. */
  isMissing: boolean;
}

/** View of a page; loads when first shown, or by `fetch`. */
export interface View<Details> {
  (props: Details & Slots): ReactNode;
  fetch(): Promise<unknown>;
  /** Unique among the views. */
  displayName: string;
}

/** Row of the pages table. `Details` come from the address. */
export interface Row<Details extends object> {
  /** React Router patterns; case and trailing slashes do not matter. */
  paths: readonly string[];
  /**
   * Reads the details of an address, if the pattern is not enough; undefined if the address is
   * not this page's.
   */
  read?: (address: PageAddress) => Details | undefined;
  view: View<Details>;
  /** Alternative view for some addresses. */
  otherView?: (page: Details) => View<Details> | undefined;
  /** Lazy features that load when the page is entered. */
  features?: readonly Feature[];
  /**
   * Title for window and screen readers: a key of `common`, or computed; null if the brand's name
   * is enough.
   */
  title: TextKey | null | ((page: Details, known: Known, t: Translate) => string | undefined);
  /** True if search engines may list it; not for personal pages. */
  isIndexed?: boolean | ((page: Details) => boolean);
  /** Hides the shop's menus, so that nothing leads away from a purchase. */
  isPlain?: boolean;
}

/** Infers the type of a row's details. */
export function row<Details extends object = object>(entry: NoInfer<Row<Details>>): Row<Details> {
  return entry;
}

import type { VariantStock } from '../commerce/variant-stock.ts';
import { createContext } from 'react';

/** Who wants to know which lazy views are shown. */
export interface ShownViews {
  /** Called while it is rendered: for a server, that renders once. */
  rendered?: ((view: string) => void) | undefined;
  /** Called with what describes the page to machines (JSON-LD), while it is rendered. */
  described?(json: string): void;
  /** Stock by variant, as a server has read it for search engines alone: a document shows none. */
  stock?: Readonly<Partial<Record<string, VariantStock>>> | undefined;
  /** Called when it stands in the document and listens. */
  mounted?(view: string): void;
  /** What a document shows and lets sleep until somebody is near it. */
  asleep?: { rendered?(view: string): void; views?: readonly string[] };
}

export const ShownViewsContext = createContext<ShownViews>({});

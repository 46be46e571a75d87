import type { VariantStock } from '../commerce/variant-stock.ts';
import { createContext } from 'react';

/** Callbacks that report which lazy views are rendered. */
export interface ShownViews {
  /** Called during render, for a server, which renders once. */
  rendered?: ((view: string) => void) | undefined;
  /** Called during render with structured data of the page (JSON-LD). */
  described?: ((json: string) => void) | undefined;
  /** Stock by variant, read by a server for search engines; visible documents omit it. */
  stock?: Readonly<Partial<Record<string, VariantStock>>> | undefined;
  /** Called after mount, when the view is interactive. */
  mounted?(view: string): void;
  /** Server-rendered views whose hydration is delayed until needed. */
  asleep?: { rendered?(view: string): void; views?: readonly string[] };
}

export const ShownViewsContext = createContext<ShownViews>({});

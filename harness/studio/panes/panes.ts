import { type Infer, integer, is, optional, size, type } from 'superstruct';

const KEY = 'selvedge-studio-panes';

/** Resizable panes: axis, direction, minimum in CSS pixels, maximum in per cent of the container. */
export const PANES = {
  /** Column of the list. */
  side: { id: 'pane-records', axis: 'x', sign: 1, least: 280, share: 55 },
  /** List, above the detail. */
  list: { id: 'pane-records', axis: 'y', sign: 1, least: 96, share: 65 },
  /** Detail, if it has a column of its own. */
  detail: { id: 'pane-detail', axis: 'x', sign: -1, least: 240, share: 35 },
  /** Panels, below the detail. */
  panels: { id: 'pane-panels', axis: 'y', sign: -1, least: 96, share: 65 },
} as const;

export type PaneName = keyof typeof PANES;

const Kept = optional(size(integer(), 96, 8000));

/** Sizes in CSS pixels; a missing size is the style sheet's default. */
const PaneSizes = type({ side: Kept, list: Kept, detail: Kept, panels: Kept });
export type PaneSizes = Infer<typeof PaneSizes>;

/** Reads the stored sizes; empty if they are missing or invalid. */
export function readPanes(): PaneSizes {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return is(value, PaneSizes) ? value : {};
  } catch {
    return {};
  }
}

/** Stores the sizes, if storage is allowed. */
export function keepPanes(sizes: PaneSizes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(sizes));
  } catch {
    return;
  }
}

/** Grid sizes; limited by the window's size. */
export function paneStyle({
  side,
  list,
  detail,
  panels,
}: PaneSizes): Record<`--${string}`, string> {
  return {
    ...(side !== undefined && { '--pane-side': `min(${side}px, ${PANES.side.share}vw)` }),
    ...(detail !== undefined && { '--pane-detail': `min(${detail}px, ${PANES.detail.share}vw)` }),
    ...(list !== undefined && { '--pane-list': `minmax(6rem, ${list}px)` }),
    ...(panels !== undefined && { '--pane-panels': `minmax(6rem, ${panels}px)` }),
  };
}

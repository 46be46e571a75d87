import { type Infer, integer, is, optional, size, type } from 'superstruct';

const KEY = 'selvedge-studio-panes';

/** What is resized, along which axis, in which direction it grows, and how small (CSS pixels) and how large (per cent of the room) it may be. */
export const PANES = {
  /** The column of the list. */
  side: { id: 'pane-records', axis: 'x', sign: 1, least: 280, share: 55 },
  /** The list, above the detail. */
  list: { id: 'pane-records', axis: 'y', sign: 1, least: 96, share: 65 },
  /** The detail, where it has a column of its own. */
  detail: { id: 'pane-detail', axis: 'x', sign: -1, least: 240, share: 35 },
  /** The panels, below the detail. */
  panels: { id: 'pane-panels', axis: 'y', sign: -1, least: 96, share: 65 },
} as const;

export type PaneName = keyof typeof PANES;

const Kept = optional(size(integer(), 96, 8000));

/** Sizes in CSS pixels; what nobody has resized is as the style sheet has it. */
const PaneSizes = type({ side: Kept, list: Kept, detail: Kept, panels: Kept });
export type PaneSizes = Infer<typeof PaneSizes>;

/** The sizes that this browser keeps; none where it keeps others than these, or nothing. */
export function readPanes(): PaneSizes {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return is(value, PaneSizes) ? value : {};
  } catch {
    return {};
  }
}

/** Keeps the sizes for the next visit, where storage is allowed. */
export function keepPanes(sizes: PaneSizes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(sizes));
  } catch {
    return;
  }
}

/** For the grid: a window that is too small for a size takes from it. */
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

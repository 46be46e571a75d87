import { useState } from 'react';
import { type PaneName, type PaneSizes, keepPanes, readPanes } from './panes.ts';

export interface Panes {
  sizes: PaneSizes;
  /** In CSS pixels; `undefined` resets the size. */
  resize(pane: PaneName, size: number | undefined): void;
}

export function usePanes(): Panes {
  const [sizes, setSizes] = useState(readPanes);
  return {
    sizes,
    resize(pane, size) {
      const { [pane]: _before, ...others } = sizes;
      const next: PaneSizes = size === undefined ? others : { ...others, [pane]: size };
      setSizes(next);
      keepPanes(next);
    },
  };
}

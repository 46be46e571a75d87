import type { ReactNode, Ref } from 'react';
import styles from './TileGrid.module.css';

type Props = {
  /**
   * `row` scrolls sideways, a tile at a time; `large` has fewer columns and a first tile of double
   * width.
   */
  layout?: 'grid' | 'row' | 'large' | undefined;
  label?: string | undefined;
  busy?: boolean | undefined;
  ref?: Ref<HTMLUListElement> | undefined;
  /** One `<li>` each: `<li key={id}><ProductTile … /></li>`. */
  children: ReactNode;
};

/**
 * List of tiles: two columns on mobile, three on tablet, four on desktop; ruled or airy by brand.
 * It spans its container and has its own margins; one that follows another continues it.
 * @example <TileGrid label={t('products')}>{products.map((p) => <li key={p.id}><ProductTile … /></li>)}</TileGrid>
 */
export function TileGrid({ layout = 'grid', label, busy = false, ref, children }: Props) {
  return (
    <ul
      ref={ref}
      className={styles.tiles}
      data-layout={layout}
      aria-label={label}
      aria-busy={busy || undefined}
      role="list"
      tabIndex={layout === 'row' ? 0 : undefined}
    >
      {children}
    </ul>
  );
}

import { type MouseEvent, type ReactNode, useState } from 'react';
import { useBrandLayout } from '../brand-layout.ts';
import { Picture } from './Picture.tsx';
import styles from './ProductTile.module.css';
import { SecondPicture } from './SecondPicture.tsx';
import { useHoverIntent } from './use-hover-intent.ts';

type Props = {
  href: string;
  name: string;
  /** A second line below the name: fit, colour. */
  detail?: string | undefined;
  pictureId: string;
  /** Shown on hover, and not loaded before. */
  hoverPictureId?: string | undefined;
  placeholder?: string | undefined;
  /** `sizes` of the slot; default two columns on mobile and four on desktop. */
  sizes?: string | undefined;
  priority?: boolean | undefined;
  /** Far from the screen: without its pictures. */
  isFar?: boolean | undefined;
  headingLevel?: 2 | 3 | undefined;
  badge?: ReactNode | undefined;
  price: ReactNode;
  swatches?: ReactNode | undefined;
  /** A button over the picture's corner. */
  wishlist?: ReactNode | undefined;
  /** Shown over the picture and clipped to it. */
  quickAdd?: ReactNode | undefined;
  onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
};

/** `sizes` of a tile's picture in a grid: two columns on mobile, four on desktop. */
export const TILE_SIZES = '(width < 46.3125em) 50vw, (width <= 64em) 33vw, 25vw';

/**
 * A product in a listing. The whole tile is one link; buttons in its slots remain buttons.
 * @example <ProductTile href={path} name={name} pictureId={id} price={<Price price="£90.00" />} wishlist={<HeartButton …/>} />
 */
export function ProductTile({
  href,
  name,
  detail,
  pictureId,
  hoverPictureId,
  placeholder,
  sizes = TILE_SIZES,
  priority = false,
  isFar = false,
  headingLevel = 2,
  badge,
  price,
  swatches,
  wishlist,
  quickAdd,
  onFollow,
}: Props) {
  const Heading = `h${headingLevel}` as const;
  const [isLookedAt, setLookedAt] = useState(false);
  const { enter, cancel } = useHoverIntent();
  const look = () => setLookedAt(true);
  return (
    <article
      data-card
      className={styles.tile}
      data-layout={useBrandLayout().tile}
      onPointerEnter={enter(look)}
      onPointerLeave={cancel}
    >
      <div className={styles.caption}>
        <Heading className={styles.name}>
          <a data-card-link className={styles.link} href={href} onClick={onFollow} onFocus={look}>
            {name}
          </a>
        </Heading>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
        {price}
        {swatches}
      </div>
      <div
        className={styles.pictures}
        data-morph={pictureId}
        data-has-second={hoverPictureId !== undefined || undefined}
      >
        {!isFar && <Picture {...{ pictureId, placeholder, sizes, priority }} alt="" />}
        {!isFar && isLookedAt && hoverPictureId !== undefined && (
          <SecondPicture key={hoverPictureId} pictureId={hoverPictureId} sizes={sizes} />
        )}
        {quickAdd}
      </div>
      {badge}
      {wishlist}
    </article>
  );
}

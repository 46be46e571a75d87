import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type ShownTile, discountOf } from './tile.ts';

/**
 * The most important label of a product: sold out, exclusive (XAC-12), reduced, or the shop's own.
 */
export function TileBadge({ tile, isUnlocked }: { tile: ShownTile; isUnlocked: boolean }) {
  const { t } = useTranslation('catalogue');
  const discount = discountOf(tile);
  if (tile.isSoldOut) return <Badge>{t('badge.soldOut')}</Badge>;
  if (tile.exclusive)
    return (
      <Badge tone="strong">
        {!isUnlocked && <Icon name="lock" />}
        {t(isUnlocked ? 'badge.exclusive' : 'badge.locked')}
      </Badge>
    );
  if (discount !== undefined)
    return <Badge tone="accent">{t('badge.discount', { percent: discount })}</Badge>;
  return tile.label ? <Badge>{tile.label}</Badge> : null;
}

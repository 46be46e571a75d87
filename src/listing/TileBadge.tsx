import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Badge } from '../ui/Badge.tsx';
import type { Tile } from './contract.ts';
import { discountOf } from './tile.ts';

/** The one thing worth saying about a product at a glance: reduced, exclusive, or the shop's own label. */
export function TileBadge({ tile }: { tile: Tile }) {
  const { t } = useTranslation('catalogue');
  const discount = discountOf(tile);
  if (discount !== undefined)
    return <Badge tone="accent">{t('badge.discount', { percent: discount })}</Badge>;
  if (tile.exclusive) return <Badge tone="strong">{t('badge.exclusive')}</Badge>;
  return tile.label ? <Badge>{tile.label}</Badge> : null;
}

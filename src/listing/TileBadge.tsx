import { useUnit } from 'effector-react';
import { $isExclusiveUnlocked } from '../campaign/model.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { Tile } from './contract.ts';
import { discountOf } from './tile.ts';

/** The one thing worth saying about a product at a glance: exclusive (XAC-12), reduced, or the shop's own label. */
export function TileBadge({ tile }: { tile: Tile }) {
  const { t } = useTranslation('catalogue');
  const isUnlocked = useUnit($isExclusiveUnlocked);
  const discount = discountOf(tile);
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

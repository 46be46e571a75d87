import { useTranslation } from '../ui/i18n/use-translation.ts';
import { useBoundEvent } from '../ui/hooks/use-bound-event.ts';
import { useSelected } from '../ui/hooks/use-selected.ts';
import { IconButton } from '../ui/action/IconButton.tsx';
import { $heartIds, addWishlistItem, removeItem } from './hearts-model.ts';

type Props = {
  productId: string;
  name: string;
  /** `plate` is for buttons on a picture. */
  variant?: 'plain' | 'plate' | undefined;
};

/** A heart button, pressed while the product is on the wishlist (WSH-03, WSH-04). */
export function WishlistButton({ productId, name, variant = 'plate' }: Props) {
  const { t } = useTranslation('account');
  const add = useBoundEvent(addWishlistItem);
  const remove = useBoundEvent(removeItem);
  const isSaved = useSelected($heartIds, (ids) => ids.includes(productId), false);
  return (
    <IconButton
      icon="heart"
      variant={variant}
      label={t('wishlist.save', { name })}
      aria-pressed={isSaved}
      filled={isSaved}
      onClick={() => (isSaved ? remove : add)({ productId })}
    />
  );
}

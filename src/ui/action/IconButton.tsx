import type { ComponentProps } from 'react';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icon-paths.ts';
import styles from './IconButton.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  icon: IconName;
  label: string;
  /** For the heart. */
  filled?: boolean | undefined;
  /** `plate` is for buttons on a picture; it gets a background on hover. */
  variant?: 'plain' | 'plate' | undefined;
};

/**
 * A square 44 px icon button with an accessible label.
 * @example <IconButton icon="heart" label={t('wishlist.add')} aria-pressed={isIn} filled={isIn} onClick={toggle} />
 */
export function IconButton({
  icon,
  label,
  filled = false,
  variant = 'plain',
  type = 'button',
  ...rest
}: Props) {
  // Each tile has one: a mask costs no elements.
  const isHeart = icon === 'heart';
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-heart={isHeart ? (filled ? 'full' : 'line') : undefined}
      aria-label={label}
      title={label}
    >
      {!isHeart && <Icon name={icon} />}
    </button>
  );
}

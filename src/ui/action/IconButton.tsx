import type { ComponentProps } from 'react';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icon-paths.ts';
import styles from './IconButton.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  icon: IconName;
  label: string;
  filled?: boolean | undefined;
  /** `plate` stands on a picture, and gets a ground of its own under a pointer. */
  variant?: 'plain' | 'plate' | undefined;
};

/**
 * A square 44 px button with a drawing and a spoken label.
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
  return (
    <button
      {...rest}
      type={type}
      className={styles.button}
      data-variant={variant}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} filled={filled} />
    </button>
  );
}

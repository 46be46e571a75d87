import { iconPaths, type IconName } from './icon-paths.ts';
import styles from './Icon.module.css';

type Props = { name: IconName };

/**
 * A decorative line icon, 1.5 em wide, in the text colour. It has no accessible name.
 * @example <Icon name="heart" />
 */
export function Icon({ name }: Props) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

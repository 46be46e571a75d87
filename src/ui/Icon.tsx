import { iconPaths, type IconName } from './icon-paths.ts';
import styles from './Icon.module.css';

type Props = {
  name: IconName;
  filled?: boolean | undefined;
};

/**
 * A decorative line icon, 1.5 em wide, in the text colour. It has no accessible name.
 * @example <Icon name="heart" filled />
 */
export function Icon({ name, filled = false }: Props) {
  return (
    <svg
      className={styles.icon}
      data-filled={filled || undefined}
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

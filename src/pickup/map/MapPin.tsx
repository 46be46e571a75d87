import styles from './MapPin.module.css';

type Props = {
  /** In pixels of the viewport. */
  x: number;
  y: number;
  /** Number in the list; for a group, its size. */
  text: string;
  label: string;
  isGroup?: boolean;
  isLookedAt?: boolean;
  isChosen?: boolean;
  onPress: () => void;
};

/** Pin of a point, or of a group that zooming in separates. */
export function MapPin({ x, y, text, label, isGroup, isLookedAt, isChosen, onPress }: Props) {
  return (
    <button
      type="button"
      className={styles.pin}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-group={isGroup || undefined}
      data-chosen={isChosen || undefined}
      aria-label={label}
      aria-pressed={isGroup ? undefined : isLookedAt}
      onClick={onPress}
    >
      <svg className={styles.shape} viewBox="0 0 36 46" width="36" height="46" aria-hidden="true">
        <path d={isGroup ? GROUP : PIN} />
      </svg>
      <span className={styles.text}>{text}</span>
    </button>
  );
}

const PIN = 'M18 45C9 33 2 26 2 17a16 16 0 0 1 32 0c0 9-7 16-16 28Z';
const GROUP = 'M18 2a16 16 0 1 0 0 32 16 16 0 0 0 0-32Z';

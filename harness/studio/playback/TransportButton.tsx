import styles from './TransportButton.module.css';

/** Outlines on a 16 by 16 grid. */
const ICONS = {
  start: 'M3 3h2v10H3zM13 3v10L6 8z',
  back: 'M12 3v10L4 8z',
  play: 'M4 2.5v11L14 8z',
  pause: 'M4 3h3v10H4zM9 3h3v10H9z',
  step: 'M4 3v10l8-5z',
  end: 'M11 3h2v10h-2zM3 3v10l7-5z',
};

interface Props {
  icon: keyof typeof ICONS;
  label: string;
  isMain?: boolean;
  onClick: () => void;
}

export function TransportButton({ icon, label, isMain = false, onClick }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      data-main={isMain}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={ICONS[icon]} fill="currentColor" />
      </svg>
    </button>
  );
}

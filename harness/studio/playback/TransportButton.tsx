import styles from './TransportButton.module.css';

/** Outlines on a 16 by 16 grid. */
const ICONS = {
  start: 'M3 3h2v10H3zM13 3v10L6 8z',
  back: 'M12 3v10L4 8z',
  play: 'M4 2.5v11L14 8z',
  pause: 'M4 3h3v10H4zM9 3h3v10H9z',
  step: 'M4 3v10l8-5z',
  previousStop: 'M8 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M7 3.5v9L1 8z',
  nextStop: 'M2 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M9 3.5v9l6-4.5z',
  end: 'M11 3h2v10h-2zM3 3v10l7-5z',
};

interface Props {
  icon: keyof typeof ICONS;
  label: string;
  isMain?: boolean;
  isDisabled?: boolean;
  shortcut?: string;
  onClick: () => void;
}

export function TransportButton(props: Props) {
  const { icon, label, isMain = false, isDisabled = false, shortcut, onClick } = props;
  return (
    <button
      type="button"
      className={styles.button}
      data-main={isMain}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      disabled={isDisabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={ICONS[icon]} fill="currentColor" />
      </svg>
    </button>
  );
}

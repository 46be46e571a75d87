import styles from './MapGlyph.module.css';

/** Paths on a 24-unit grid, like the design system's icons. */
const PATHS = {
  locate: 'M12 3v3.5M12 17.5V21M3 12h3.5M17.5 12H21M12 17.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Z',
  minus: 'M4.5 12h15',
  plus: 'M12 4.5v15M4.5 12h15',
  all: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
} as const;

type Props = {
  name: keyof typeof PATHS;
};

/** Decorative icon of a map control. */
export function MapGlyph({ name }: Props) {
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

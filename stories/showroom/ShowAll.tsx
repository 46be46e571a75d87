import styles from './ShowAll.module.css';

/** The way on where nothing is found: all there is. */
export function ShowAll({ forget }: { forget: () => void }) {
  return (
    <p className={styles.all}>
      <button type="button" className="showroom-button" onClick={forget}>
        Show all
      </button>
    </p>
  );
}

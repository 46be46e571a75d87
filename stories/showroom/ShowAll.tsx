import styles from './ShowAll.module.css';

/** Button for an empty search result that clears the search. */
export function ShowAll({ forget }: { forget: () => void }) {
  return (
    <p className={styles.all}>
      <button type="button" className="showroom-button" onClick={forget}>
        Show all
      </button>
    </p>
  );
}

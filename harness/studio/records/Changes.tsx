import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import type { StateChange } from '#harness/replay/divergence.ts';
import { SourceLink } from './SourceLink.tsx';
import { valueDiff } from './value-diff.ts';
import styles from './Changes.module.css';

/** State changes of a record, by store and path. */
export function Changes({ changes }: { changes: readonly StateChange[] }) {
  const { t } = useTranslation('studio');
  if (changes.length === 0) return <p className={styles.none}>{t('detail.noChanges')}</p>;
  return (
    <ul className={styles.stores}>
      {changes.map(({ store, before, after }) => (
        <li key={store}>
          <h4 className={styles.store}>{store}</h4>
          <SourceLink unit={store} />
          <ul>
            {valueDiff(before, after).map((change) => (
              <li key={change.path} className={styles.change}>
                {change.path !== '' && <span className={styles.path}>{change.path}</span>}
                <del className={styles.before}>{shown(change.before)}</del>
                <ins className={styles.after}>{shown(change.after)}</ins>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const LONGEST = 400;

function shown(value: unknown): string {
  const text = value === undefined ? '∅' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

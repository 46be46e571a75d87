import { type ReactNode, useState } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './FieldNotes.module.css';

type Props = {
  id: string;
  error?: string | undefined;
  hint?: ReactNode | undefined;
};

/**
 * Error and hint below a field. A new error is announced; one that replaces another while typing is
 * not.
 * @example <FieldNotes id={`${id}-notes`} error={error} hint={hint} />
 */
export function FieldNotes({ id, error, hint }: Props) {
  const [[shown, before], setShown] = useState<readonly (string | undefined)[]>([error]);
  if (shown !== error) setShown([error, shown]);
  const isReplaced = error !== undefined && before !== undefined;
  return (
    <div id={id} className={styles.notes}>
      <div aria-live={isReplaced ? 'off' : 'polite'}>
        {error !== undefined && (
          <p className={styles.error}>
            <Icon name="warning" />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}

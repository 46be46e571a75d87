import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $interests, wantInterests } from './model.ts';
import styles from './InterestChoice.module.css';

/** Asked for when first shown. Where it cannot be had, nobody has to choose. */
export function InterestChoice() {
  const { t } = useTranslation('newsletter');
  const { state, want } = useUnit({ state: $interests, want: wantInterests });
  useEffect(() => want(), [want]);
  if (state.status === 'failed') return null;
  return (
    <fieldset className={styles.choice} aria-busy={state.status !== 'ready' || undefined}>
      <legend className={styles.legend}>{t('interests')}</legend>
      {state.status === 'ready' ? (
        state.interests.map(({ id, label }) => (
          <Checkbox key={id} label={label} name="interest" value={id} />
        ))
      ) : (
        <div className={styles.room}>
          <Skeleton />
        </div>
      )}
    </fieldset>
  );
}

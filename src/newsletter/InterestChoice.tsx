import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Checkbox } from '../ui/form/Checkbox.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $interests, wantInterests } from './model.ts';
import styles from './InterestChoice.module.css';

type Props = {
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
};

/** Choice of interests, loaded on first render. Hidden after a failed call. */
export function InterestChoice({ chosen, onChoose }: Props) {
  const { t } = useTranslation('newsletter');
  const { state, want } = useUnit({ state: $interests, want: wantInterests });
  useEffect(() => want(), [want]);
  if (state.status === 'failed') return null;
  return (
    <fieldset className={styles.choice} aria-busy={state.status !== 'ready' || undefined}>
      <legend className={styles.legend}>{t('interests')}</legend>
      {state.status === 'ready' ? (
        state.interests.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            name="interest"
            value={id}
            checked={chosen.includes(id)}
            onChange={(isChosen) =>
              onChoose(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
        ))
      ) : (
        <div className={styles.room}>
          <Skeleton />
        </div>
      )}
    </fieldset>
  );
}

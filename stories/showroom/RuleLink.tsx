import { useId, useState } from 'react';
import { RuleText } from './RuleText.tsx';
import { RULES } from './rules.ts';
import styles from './RuleLink.module.css';

/** A requirement's id; what it says is shown on hover, focus and press, and hidden by Escape. */
export function RuleLink({ id }: { id: string }) {
  const tip = useId();
  const [isHidden, setIsHidden] = useState(false);
  const rule = RULES.get(id);
  return (
    <span className={styles.rule} data-hidden={isHidden}>
      <button
        type="button"
        className={styles.id}
        aria-describedby={tip}
        onPointerEnter={() => setIsHidden(false)}
        onFocus={() => setIsHidden(false)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setIsHidden(true);
        }}
      >
        {id}
      </button>
      <span role="tooltip" id={tip} className={styles.tip}>
        {rule ? <RuleText text={`${rule.area}: ${rule.text}`} /> : 'No such requirement.'}
      </span>
    </span>
  );
}

import { type ReactNode, useId } from 'react';
import styles from './ChoiceCard.module.css';

type Props = {
  /** Group name, shared by its cards. */
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean | undefined;
  title: ReactNode;
  note?: ReactNode | undefined;
  /** Shown at the end of the line: a price, a badge. */
  aside?: ReactNode | undefined;
  /** Shown below and not part of the target, such as buttons for this choice. */
  children?: ReactNode | undefined;
  onChoose: () => void;
};

/**
 * A native radio button as a clickable card. The caller renders the `fieldset`. Its title is the
 * accessible name; the rest describes it.
 * @example <ChoiceCard name="delivery" value="101" checked title={t('home')} aside="£5.00" onChoose={choose} />
 */
export function ChoiceCard(props: Props) {
  const { name, value, checked, disabled, title, note, aside, children, onChoose } = props;
  const id = useId();
  const about = [aside !== undefined && `${id}-aside`, note !== undefined && `${id}-note`].filter(
    Boolean,
  );
  return (
    <div className={styles.card}>
      <label className={styles.choice}>
        <input
          type="radio"
          className={styles.radio}
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          aria-labelledby={`${id}-title`}
          aria-describedby={about.length > 0 ? about.join(' ') : undefined}
          onChange={onChoose}
        />
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        {aside !== undefined && (
          <span id={`${id}-aside`} className={styles.aside}>
            {aside}
          </span>
        )}
      </label>
      {note !== undefined && (
        <div id={`${id}-note`} className={styles.note}>
          {note}
        </div>
      )}
      {children !== undefined && <div className={styles.more}>{children}</div>}
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/action/Button.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import styles from './SavedAddresses.module.css';

type Props = {
  line1: string;
  busy: boolean;
  onRemove: () => void;
  onKeep: () => void;
};

/** Confirmation before an address is removed; takes the focus when it appears. */
export function RemovalQuestion({ line1, busy, onRemove, onKeep }: Props) {
  const { t } = useTranslation('checkout');
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  const text = t('details.book.sure', { line1 });
  return (
    <div ref={question} className={styles.actions} role="group" aria-label={text} tabIndex={-1}>
      <span className={styles.sure}>{text}</span>
      <Button variant="quiet" size="small" busy={busy} onClick={onRemove}>
        {t('details.book.removeNow')}
      </Button>
      <Button variant="quiet" size="small" onClick={onKeep}>
        {t('details.book.keep')}
      </Button>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { Button } from '../../ui/action/Button.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './RememberedSizePrompt.module.css';

type Props = {
  /** Local label of the size. */
  label: string;
  onYes: () => void;
  onOther: () => void;
};

/**
 * Asks “32/32 again?” after a press without a choice. The group itself has the focus, so a second
 * press answers nothing.
 */
export function RememberedSizePrompt({ label, onYes, onOther }: Props) {
  const { t } = useTranslation('catalogue');
  const own = useRef<HTMLDivElement>(null);
  const question = t('product.lastSize.again', { size: label });

  useEffect(() => own.current?.focus(), []);

  return (
    <div ref={own} className={styles.again} role="group" aria-label={question} tabIndex={-1}>
      <p className={styles.question} aria-hidden="true">
        {question}
      </p>
      <div className={styles.answers}>
        <Button size="small" onClick={onYes}>
          {t('product.lastSize.yes', { size: label })}
        </Button>
        <Button size="small" variant="secondary" onClick={onOther}>
          {t('product.lastSize.other')}
        </Button>
      </div>
    </div>
  );
}

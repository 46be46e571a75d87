import { useUnit } from 'effector-react';
import { useId } from 'react';
import { Button } from '../ui/action/Button.tsx';
import { Modal } from '../ui/overlay/Modal.tsx';
import styles from './FatalErrorDialog.module.css';
import { refresh } from './model.ts';
import { useFatalTexts } from './use-fatal-texts.ts';

/** FTL-05: there is one way on, and it loads the page anew. */
export function FatalErrorDialog() {
  const texts = useFatalTexts();
  const send = useUnit(refresh);
  const subtitleId = useId();
  return (
    <Modal
      open
      closable={false}
      role="alertdialog"
      aria-describedby={subtitleId}
      title={texts.title}
      footer={
        <Button wide ref={takeFocus} onClick={() => send()}>
          {texts.refresh}
        </Button>
      }
    >
      <p id={subtitleId} className={styles.subtitle}>
        {texts.subtitle}
      </p>
    </Modal>
  );
}

/** Else a text that has to be scrolled would get the focus before its button. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}

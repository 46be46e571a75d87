import { useUnit } from 'effector-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../ui/action/Button.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Modal } from '../ui/overlay/Modal.tsx';
import styles from './FatalErrorDialog.module.css';
import { $firstNews, refresh } from './model.ts';
import { useFatalTexts } from './use-fatal-texts.ts';

type Props = {
  /** Below the one way on. */
  more?: ReactNode;
};

/** FTL-05: there is one way on, and it loads the page anew. What became of a payment is said first. */
export function FatalErrorDialog({ more }: Props) {
  const texts = useFatalTexts();
  const { t } = useTranslation('common');
  const { send, news } = useUnit({ send: refresh, news: $firstNews });
  const subtitleId = useId();
  return (
    <Modal
      open
      closable={false}
      role="alertdialog"
      aria-describedby={subtitleId}
      title={texts.title}
      footer={
        <>
          <Button wide ref={takeFocus} onClick={() => send()}>
            {texts.refresh}
          </Button>
          {more}
        </>
      }
    >
      <div id={subtitleId} className={styles.subtitle}>
        {news.key !== '' && <p>{t(news.key, { name: news.name })}</p>}
        <p>{texts.subtitle}</p>
      </div>
    </Modal>
  );
}

/** Else a text that has to be scrolled would get the focus before its button. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}

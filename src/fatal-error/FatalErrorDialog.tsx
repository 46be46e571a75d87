import { useUnit } from 'effector-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../ui/action/Button.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Modal } from '../ui/overlay/Modal.tsx';
import styles from './FatalErrorDialog.module.css';
import { $firstNews, refresh } from './model.ts';
import { useFatalTexts } from './use-fatal-texts.ts';

type Props = {
  /** Shown below the button. */
  more?: ReactNode;
};

/** FTL-05: the only action reloads the page. A payment result is shown first. */
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

/** Otherwise a scrollable text would get the focus before its button. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}

import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/action/Button.tsx';
import { FocusOnChange } from '../ui/overlay/FocusOnChange.tsx';
import { Modal } from '../ui/overlay/Modal.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $isFormShown } from './model.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import {
  $isPopupDue,
  $shouldOpenNewsletterPopup,
  closePopup,
  putOffPopup,
  showPopup,
} from './popup-model.ts';
import { SignedUp } from './SignedUp.tsx';
import { useRest } from '../ui/hooks/use-rest.ts';
import styles from './NewsletterPopup.module.css';

type Props = {
  title: string;
  text: string;
  consent: ReactNode;
  picture: ReactNode;
};

/** NWS-01: newsletter popup, shown once at a quiet moment. */
export function NewsletterPopup({ title, text, consent, picture }: Props) {
  const { t } = useTranslation('newsletter');
  const { isDue, isOpen, isFormShown, ...wishes } = useUnit({
    isDue: $isPopupDue,
    isOpen: $shouldOpenNewsletterPopup,
    isFormShown: $isFormShown,
    closePopup,
    putOffPopup,
    showPopup,
  });
  const place = useRef<HTMLDivElement>(null);
  const { putOffPopup: putOff, showPopup: show } = wishes;
  const isAtRest = useRest();
  useEffect(() => {
    const page = place.current?.ownerDocument;
    if (isDue && page) (isAtRest() && isAtEase(page) ? show : putOff)();
  }, [isDue, isAtRest, show, putOff]);
  const close = () => wishes.closePopup();
  return (
    <div ref={place} className={styles.place}>
      <Modal open={isOpen} onClose={close} size="medium" title={title} closeLabel={t('close')}>
        <div className={styles.popup}>
          <div className={styles.picture}>{picture}</div>
          <FocusOnChange label={title} content={String(isFormShown)}>
            <div className={styles.words}>
              {isFormShown && <p className={styles.text}>{text}</p>}
              {isOpen && isFormShown && <NewsletterForm source="popup" consent={consent} />}
              {isFormShown ? (
                <Button variant="quiet" wide onClick={close}>
                  {t('later')}
                </Button>
              ) : (
                <SignedUp isNew>
                  <Button wide onClick={close}>
                    {t('goOn')}
                  </Button>
                </SignedUp>
              )}
            </div>
          </FocusOnChange>
        </div>
      </Modal>
    </div>
  );
}

/** Elements that occupy the shopper: an open dialog, menu, or size choice on a tile. */
const OCCUPATION =
  'dialog[open], header [aria-expanded="true"], [aria-haspopup="dialog"][aria-expanded="true"]';
const TYPING = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/**
 * True if a popup may open: the page is visible, nothing else is open, and no field has the focus.
 */
function isAtEase(page: Document): boolean {
  return (
    page.visibilityState === 'visible' &&
    page.querySelector(OCCUPATION) === null &&
    page.activeElement?.matches(TYPING) !== true
  );
}

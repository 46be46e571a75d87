import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/action/Button.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { coverFoot } from '../ui/hooks/covered-foot.ts';
import { useSize } from '../ui/hooks/use-size.ts';
import styles from './ConsentNotice.module.css';
import { ConsentSettings } from './ConsentSettings.tsx';
import { acceptAll, closeNotice, openSettings, rejectAll } from './notice-model.ts';
import { $notice } from './model.ts';

type Props = {
  /** Link to the list of everything stored. */
  more: ReactNode;
};

/** CKN-01, CKN-02: non-modal notice that asks for consent to optional storage. */
export function ConsentNotice({ more }: Props) {
  const { t } = useTranslation('consent');
  const { notice, ...wishes } = useUnit({
    notice: $notice,
    acceptAll,
    closeNotice,
    openSettings,
    rejectAll,
  });
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [measure, { height }] = useSize();
  const view = notice?.view;
  const isReopened = notice?.isReopened === true;
  const shownView = useRef(isReopened ? undefined : view);

  // Moves elements fixed to the foot upwards, and leaves the focused element uncovered.
  useLayoutEffect(() => {
    const page = place.current?.ownerDocument;
    if (!page) return undefined;
    coverFoot(page, 'notice', height);
    return () => coverFoot(page, 'notice', 0);
  }, [height]);
  useLayoutEffect(() => {
    const element = place.current;
    const page = element?.ownerDocument;
    const before = page?.activeElement;
    return () => {
      if (!element?.contains(page?.activeElement ?? null)) return;
      const main = page?.getElementById('main');
      const back = before instanceof HTMLElement && before !== page?.body ? before : main;
      back?.focus({ preventScroll: true });
      // The previously focused element may be gone.
      if (page?.activeElement !== back) main?.focus({ preventScroll: true });
    };
  }, []);
  const close = wishes.closeNotice;
  useEffect(() => {
    const page = place.current?.ownerDocument;
    if (!page || !isReopened) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    page.addEventListener('keydown', onKey);
    return () => page.removeEventListener('keydown', onKey);
  }, [isReopened, close]);
  // Moves the focus to the settings on request; the initial notice takes no focus.
  useEffect(() => {
    if (view !== shownView.current) heading.current?.focus();
    shownView.current = view;
  }, [view]);

  if (!notice) return null;
  const { variant } = notice;
  const accept = (
    <Button size="small" onClick={() => wishes.acceptAll()}>
      {t('acceptAll')}
    </Button>
  );
  const reject = (
    <Button size="small" onClick={() => wishes.rejectAll()}>
      {t('rejectAll')}
    </Button>
  );
  return (
    <section
      ref={measure}
      className={styles.notice}
      data-view={notice.view}
      data-variant={variant}
      data-no-print
      aria-labelledby={`${id}-title`}
    >
      <div ref={place} className={styles.sheet}>
        <div className={styles.words}>
          <h2 ref={heading} id={`${id}-title`} className={styles.title} tabIndex={-1}>
            {t(notice.view === 'main' ? 'title' : 'settings.title')}
          </h2>
          <p className={styles.text}>
            {t(notice.view === 'main' ? 'text' : 'settings.text')} {more}
          </p>
        </div>
        {notice.view === 'settings' ? (
          <ConsentSettings
            ticks={notice.ticks}
            reject={reject}
            onClose={isReopened ? () => wishes.closeNotice() : undefined}
          />
        ) : variant === 'variation_0' ? (
          <div className={styles.actions}>
            {accept}
            <Button size="small" onClick={() => wishes.openSettings()}>
              {t('managePreferences')}
            </Button>
          </div>
        ) : (
          <div className={styles.actions} data-three>
            {accept}
            {reject}
            <Button size="small" variant="quiet" onClick={() => wishes.openSettings()}>
              {t('openSettings')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

import { Suspense, useState } from 'react';
import { minutesIn } from '../ports/http/countdown.ts';
import type { Throttle } from '../ports/http/errors.ts';
import { Alert } from '../ui/feedback/Alert.tsx';
import { LateTexts } from '../ui/i18n/LateTexts.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { CaptchaOffer } from './CaptchaOffer.tsx';
import styles from './ThrottleNotice.module.css';
import type { Wait } from './use-wait.ts';

type Props = {
  wait: Wait;
  /** Minutes left; `null` before the countdown starts. */
  minutes: number | null;
  /** Throttled action: the last part of its translation key. */
  reason: 'signIn' | 'lookup' | 'receipt' | 'giftCards' | 'giftCard';
  /** Target of `aria-describedby`. */
  id?: string | undefined;
};

/** Explains why a form must wait and until when, and offers a captcha instead. */
export function ThrottleNotice({ wait, ...rest }: Props) {
  const { throttle, notice, prove } = wait;
  if (!throttle) return null;
  return (
    <Suspense>
      <LateTexts namespace="throttle" />
      <Notice throttle={throttle} place={notice} onProven={prove} {...rest} />
    </Suspense>
  );
}

type NoticeProps = Omit<Props, 'wait'> & {
  throttle: Throttle;
  place: (element: HTMLElement | null) => void;
  onProven: (token: string | null) => void;
};

// Announced as a whole when it appears; the countdown is not.
function Notice({ throttle, place, onProven, minutes, reason, id }: NoticeProps) {
  const { t } = useTranslation('throttle');
  const left = minutes ?? minutesIn(throttle.seconds);
  const [isProven, setIsProven] = useState(false);
  const isOver = left === 0;

  function answered(token: string | null) {
    setIsProven(token !== null);
    onProven(token);
  }

  return (
    <div ref={place} id={id} tabIndex={-1} className={styles.notice}>
      {isProven || isOver ? (
        <Alert key="now" severity={isProven ? 'success' : 'info'} urgent>
          {t(isProven ? 'proof.done' : 'over')}
        </Alert>
      ) : (
        <Alert key="later" severity="warning" urgent>
          <p>{t(`reason.${reason}`)}</p>
          <p className={styles.time} aria-live="off">
            {t('in', { count: left })}
          </p>
        </Alert>
      )}
      {!isOver && throttle.canProve && <CaptchaOffer onChange={answered} />}
    </div>
  );
}

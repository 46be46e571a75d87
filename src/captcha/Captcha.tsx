import { useEffect, useRef, useState } from 'react';
import { renderCaptcha } from '../ports/browser/scripts/captcha-widget.ts';
import { Alert } from '../ui/feedback/Alert.tsx';

type Props = {
  label: string;
  /** CAP-06 */
  errorMessage: string;
  /** True if the shopper requested the captcha. */
  takesFocus: boolean;
  /** CAP-02, CAP-03: called with the token; `null` once it has expired. */
  onChange: (token: string | null) => void;
};

/** The provider's captcha. Its script must have loaded. */
export function Captcha({ label, errorMessage, takesFocus, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const told = useRef(onChange);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    told.current = onChange;
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const widget = renderCaptcha(place.current, {
      onChange(token) {
        setHasFailed(false);
        told.current(token);
      },
      onError() {
        setHasFailed(true);
        told.current(null);
      },
    });
    // CAP-07: the failure has been reported.
    if (widget.isInvisible) widget.execute().catch(() => undefined);
    return widget.remove;
  }, []);

  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);

  return (
    <>
      <div ref={place} role="group" aria-label={label} tabIndex={-1} />
      {hasFailed && <Alert>{errorMessage}</Alert>}
    </>
  );
}

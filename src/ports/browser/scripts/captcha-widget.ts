/** CAP-04: what a provider is told, unless somebody knows better. */
const DEFAULTS = { theme: 'light', type: 'image', size: 'normal', badge: 'bottomright' };

/** CAP-05: what a provider still has to do in its frame, it may. */
const FRAME_MS = 5000;

/** What the shopper's answer leads to. */
export interface CaptchaEvents {
  /** CAP-02, CAP-03: the answer's token; `null` once it has expired. */
  onChange: (token: string | null) => void;
  /** CAP-06 */
  onError: () => void;
}

/** The global of the provider's script; others than the first of its kind have the same one. */
interface Provider {
  render(container: HTMLElement, options: Record<string, unknown>): unknown;
}

/**
 * Puts a captcha into a place, and takes it away with what it returns. The script has to be loaded
 * (`loadScriptFx`); the site's key stands beside its address: `data-site-key`.
 *
 * @example useEffect(() => renderCaptcha(place.current, { onChange, onError }), []);
 */
export function renderCaptcha(
  place: HTMLElement,
  { onChange, onError }: CaptchaEvents,
): () => void {
  const frame = document.createElement('div');
  place.append(frame);
  try {
    const provider = Reflect.get(globalThis, 'grecaptcha') as Provider;
    provider.render(frame, {
      ...DEFAULTS,
      sitekey: document.querySelector<HTMLMetaElement>('meta[name="selvedge-captcha"]')?.dataset[
        'siteKey'
      ],
      callback: onChange,
      'expired-callback': () => onChange(null),
      'error-callback': onError,
    });
  } catch {
    onError();
  }
  return () => {
    frame.hidden = true;
    document.body.append(frame);
    setTimeout(() => frame.remove(), FRAME_MS);
  };
}

/** CAP-04: what a provider is told, unless the page's configuration knows better. */
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

/** One captcha on the page. */
export interface CaptchaWidget {
  /** It asks nothing by itself: it has to be executed. */
  isInvisible: boolean;
  /** Asks for an answer. CAP-07: rejects where the provider fails, or the captcha goes, meanwhile. */
  execute(): Promise<string>;
  remove(): void;
}

/** The global of the provider's script; others than the first of its kind have the same one. */
interface Provider {
  render(container: HTMLElement, options: Record<string, unknown>): unknown;
  execute?(widget: unknown): unknown;
}

interface Execution {
  resolve: (token: string) => void;
  reject: (reason: Error) => void;
}

/**
 * Puts a captcha into a place. The script has to be loaded (`loadScriptFx`); the site's key stands beside its address:
 * `data-site-key`, and there `data-size` may ask for another size.
 *
 * @example useEffect(() => renderCaptcha(place.current, { onChange, onError }).remove, []);
 */
export function renderCaptcha(
  place: HTMLElement,
  { onChange, onError }: CaptchaEvents,
): CaptchaWidget {
  const frame = document.createElement('div');
  const { siteKey: sitekey, size = DEFAULTS.size } = configuration();
  let pending: Execution | undefined;
  let widget: unknown;

  function settle(how: (execution: Execution) => void) {
    const execution = pending;
    pending = undefined;
    if (execution) how(execution);
  }
  function failed() {
    settle(({ reject }) => reject(new Error('The captcha failed')));
    onError();
  }

  place.append(frame);
  try {
    widget = provider().render(frame, {
      ...DEFAULTS,
      size,
      sitekey,
      callback: (token: string) => {
        settle(({ resolve }) => resolve(token));
        onChange(token);
      },
      'expired-callback': () => onChange(null),
      'error-callback': failed,
    });
  } catch {
    failed();
  }
  return {
    isInvisible: size === 'invisible',
    execute: () =>
      new Promise((resolve, reject) => {
        settle((earlier) => earlier.reject(new Error('The captcha was asked again')));
        pending = { resolve, reject };
        try {
          provider().execute?.(widget);
        } catch {
          failed();
        }
      }),
    remove: () => {
      settle(({ reject }) => reject(new Error('The captcha is gone')));
      frame.hidden = true;
      document.body.append(frame);
      setTimeout(() => frame.remove(), FRAME_MS);
    },
  };
}

function provider(): Provider {
  return Reflect.get(globalThis, 'grecaptcha') as Provider;
}

function configuration(): DOMStringMap {
  return document.querySelector<HTMLMetaElement>('meta[name="selvedge-captcha"]')?.dataset ?? {};
}

/** CAP-04: options unless the page's configuration has others. */
const DEFAULTS = { theme: 'light', type: 'image', size: 'normal', badge: 'bottomright' };

/** CAP-05: time (ms) that the provider has left to finish in its frame. */
const FRAME_MS = 5000;

/** Handlers of a captcha's outcome. */
export interface CaptchaEvents {
  /** CAP-02, CAP-03: token of the answer; null once it has expired. */
  onChange: (token: string | null) => void;
  /** CAP-06 */
  onError: () => void;
}

/** One captcha on the page. */
export interface CaptchaWidget {
  /** True if it shows nothing until executed. */
  isInvisible: boolean;
  /**
   * Requests an answer. CAP-07: rejects if the provider fails or the captcha is removed
   * meanwhile.
   */
  execute(): Promise<string>;
  remove(): void;
}

/** Global object of the provider's script; compatible providers have the same shape. */
interface Provider {
  render(container: HTMLElement, options: Record<string, unknown>): unknown;
  execute?(widget: unknown): unknown;
}

interface Execution {
  resolve: (token: string) => void;
  reject: (reason: Error) => void;
}

/**
 * Renders a captcha into an element. Needs its script (`loadScriptFx`). The site key is beside
 * the script's address as `data-site-key`; `data-size` sets another size.
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

// Simulated captcha: a checkbox with the interface of real providers. The simulated backend accepts each token once.
const CAPTCHA_TEXTS = {
  en: { label: 'I am a person', note: 'Simulated check: ticking is enough.' },
  de: { label: 'Ich bin ein Mensch', note: 'Simulierte Prüfung: Ankreuzen genügt.' },
};

/** Validity of a token in ms. */
const EXPIRES_MS = 120_000;

/** Other outcomes of a check, by suffix of the site key; any other key succeeds. */
const OUTCOMES = { brief: '-brief', error: '-error', refusal: '-refusal' };

/**
 * @typedef {object} CheckOptions
 * @property {(token: string) => void} callback
 * @property {() => void} [expired-callback]
 * @property {() => void} [error-callback]
 * @property {string} [sitekey]
 * @property {string} [size]
 */

/** @type {CheckOptions[]} */
const CHECKS = [];

/**
 * Answers a check, or fails according to its key; the token expires.
 *
 * @param {CheckOptions} options
 * @param {() => void} expired
 */
function answerCheck(options, expired) {
  const key = options.sitekey ?? '';
  if (key.endsWith(OUTCOMES.error)) {
    options['error-callback']?.();
    return;
  }
  options.callback(`simulated-${crypto.randomUUID()}`);
  setTimeout(
    () => {
      expired();
      options['expired-callback']?.();
    },
    key.endsWith(OUTCOMES.brief) ? 1000 : EXPIRES_MS,
  );
}

/** @param {number} check */
function executeCheck(check) {
  const options = CHECKS[check];
  if (!options || options.sitekey?.endsWith(OUTCOMES.refusal)) throw new Error('Refused');
  setTimeout(() => answerCheck(options, () => {}));
}

/**
 * @param {HTMLElement} container
 * @param {CheckOptions} options
 */
function renderCheck(container, options) {
  if (!options.sitekey) throw new Error('There is no site key');
  const check = CHECKS.push(options) - 1;
  if (options.size === 'invisible') return check;
  const texts = document.documentElement.lang.startsWith('de')
    ? CAPTCHA_TEXTS.de
    : CAPTCHA_TEXTS.en;
  const box = document.createElement('input');
  const label = document.createElement('label');
  const name = document.createElement('span');
  const note = document.createElement('small');
  box.type = 'checkbox';
  name.textContent = texts.label;
  note.textContent = texts.note;
  Object.assign(label.style, {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: '0.25rem 0.75rem',
    padding: '0.75rem 1rem',
    border: '1px solid #6b7783',
    background: '#ffffff',
    color: '#17202a',
    font: '1rem/1.4 system-ui, sans-serif',
  });
  Object.assign(box.style, { inlineSize: '1.5rem', blockSize: '1.5rem', margin: '0' });
  note.style.gridColumn = '2';
  note.style.color = '#4b5763';
  label.append(box, name, note);
  container.append(label);
  let isAnswered = false;
  // A disabled box would lose focus.
  box.addEventListener('click', (event) => {
    if (isAnswered) event.preventDefault();
  });
  box.addEventListener('change', () => {
    isAnswered = true;
    box.setAttribute('aria-disabled', 'true');
    answerCheck(options, () => {
      isAnswered = false;
      box.removeAttribute('aria-disabled');
      box.checked = false;
    });
  });
  return check;
}

Reflect.set(globalThis, 'grecaptcha', { render: renderCheck, execute: executeCheck });
const captchaScript = document.currentScript;
if (captchaScript instanceof HTMLScriptElement) {
  const ready = new URL(captchaScript.src).searchParams.get('onload');
  if (ready !== null) Reflect.get(globalThis, ready)?.();
}

// @vitest-environment jsdom
// @alone
import { beforeEach, expect, it, vi } from 'vitest';

interface Provider {
  render(container: HTMLElement, options: object): number;
  execute(check: number): void;
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  document.body.replaceChildren();
  // @ts-expect-error -- a plain script, as a page loads it, is no module
  await import('#harness/provider/captcha.js');
});

const provider = () => Reflect.get(globalThis, 'grecaptcha') as Provider;

function render(sitekey: string | undefined, { language = 'en', size = 'normal' } = {}) {
  document.documentElement.lang = language;
  const answers: (string | null)[] = [];
  const check = provider().render(document.body, {
    sitekey,
    size,
    callback: (token: string) => answers.push(token),
    'expired-callback': () => answers.push(null),
    'error-callback': () => answers.push('error'),
  });
  return { answers, check, box: document.querySelector('input') };
}

it('CAP-02 CAP-03 the simulated captcha answers when its box is ticked, and expires two minutes later', () => {
  const { answers, box } = render('key');
  expect(box?.labels?.[0]?.textContent).toContain('I am a person');
  box?.click();
  expect(answers).toEqual([expect.stringMatching(/^[\w.-]{30,}$/)]);
  box?.click();
  expect([box?.checked, box?.ariaDisabled, box?.disabled]).toEqual([true, 'true', false]);
  expect(answers).toHaveLength(1);
  vi.advanceTimersByTime(120_000);
  expect(answers.at(-1)).toBeNull();
  expect([box?.checked, box?.hasAttribute('aria-disabled')]).toEqual([false, false]);
});

it('has the page’s language, and requires the site’s key', () => {
  expect(render('key', { language: 'de' }).box?.labels?.[0]?.textContent).toContain(
    'Ich bin ein Mensch',
  );
  expect(() => render(undefined)).toThrow('site key');
});

it('CAP-03 CAP-06 its answer expires at once, or it fails, according to the site’s key', () => {
  const brief = render('key-brief');
  brief.box?.click();
  expect(brief.answers).toEqual([expect.stringMatching(/^simulated-/)]);
  vi.advanceTimersByTime(1000);
  expect(brief.answers.at(-1)).toBeNull();
  document.body.replaceChildren();
  const failing = render('key-error');
  failing.box?.click();
  expect(failing.answers).toEqual(['error']);
});

it('CAP-07 without a box it runs by call: answered, failed or refused', () => {
  const invisible = { size: 'invisible' };
  const answered = render('key', invisible);
  expect(answered.box).toBeNull();
  provider().execute(answered.check);
  vi.advanceTimersByTime(1);
  expect(answered.answers).toEqual([expect.stringMatching(/^simulated-/)]);
  const failing = render('key-error', invisible);
  provider().execute(failing.check);
  vi.advanceTimersByTime(1);
  expect(failing.answers).toEqual(['error']);
  const refused = render('key-refusal', invisible);
  expect(() => provider().execute(refused.check)).toThrow('Refused');
});

// @vitest-environment jsdom
// @alone
import { beforeEach, expect, it, vi } from 'vitest';

interface Provider {
  render(container: HTMLElement, options: object): void;
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  document.body.replaceChildren();
  // @ts-expect-error -- a plain script, as a page loads it, is no module
  await import('#harness/provider/captcha.js');
});

function render(sitekey: string | undefined, language = 'en') {
  document.documentElement.lang = language;
  const answers: (string | null)[] = [];
  (Reflect.get(globalThis, 'grecaptcha') as Provider).render(document.body, {
    sitekey,
    callback: (token: string) => answers.push(token),
    'expired-callback': () => answers.push(null),
  });
  return { answers, box: document.querySelector('input') };
}

it('CAP-02 CAP-03 the simulated captcha answers when its box is ticked, and two minutes later no more', () => {
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

it('speaks the page’s language, and asks for the site’s key', () => {
  expect(render('key', 'de').box?.labels?.[0]?.textContent).toContain('Ich bin ein Mensch');
  expect(() => render(undefined)).toThrow('site key');
});

import { shopWords } from '#harness/texts/words.ts';
import { shownLanguage } from '#src/ui/i18n/languages.ts';
import type { Engine, Key } from './engine.ts';

/** What is pressed: the first visible element of a selector, by its name where one is given. */
export interface Target {
  css: string;
  /** Accessible name or text, whole, or a pattern. */
  name?: string | RegExp;
}

const PATIENCE_MS = 20_000;
const PAUSE_MS = 60;

/** In the page: a function that finds the first visible element of a target. */
const FIND = `((css, name) => [...document.querySelectorAll(css)].find((element) => {
  const shown = element.labels?.[0] ?? element;
  const text = element.getAttribute('aria-label') ?? shown.textContent ?? '';
  return shown.getClientRects().length > 0 && getComputedStyle(shown).visibility === 'visible' &&
    new RegExp(name).test(text.replace(/\\s+/g, ' ').trim());
}))`;

/** What a shopper does and sees on a page, in any engine. */
export class ShopPage {
  readonly #engine: Engine;
  readonly #origin: (host: string) => string;

  constructor(engine: Engine, port: number) {
    this.#engine = engine;
    this.#origin = (host) => `http://${host}localhost:${port}`;
  }

  /** Opens a page; `host` is what goes before `localhost`, such as `de.`. It has come to life afterwards. */
  async opens(path: string, host = ''): Promise<void> {
    await this.#engine.goto(this.#origin(host) + path);
    await this.comesToLife();
  }

  /** Opens a page that is no document of the shop. */
  opensTool(path: string): Promise<void> {
    return this.#engine.goto(this.#origin('') + path);
  }

  comesToLife(): Promise<void> {
    return this.waits(`!('selvedgeEarly' in window) && document.querySelector('main') !== null`);
  }

  /** Moves the element into view and presses its middle, as soon as nothing lies over it. */
  async presses(target: Target): Promise<void> {
    const { css, name } = sourcesOf(target);
    const place = await this.#until(
      `(() => {
        const element = ${FIND}(${css}, ${name});
        const shown = element?.labels?.[0] ?? element;
        const place = () => {
          const box = shown.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          const hit = document.elementFromPoint(x, y);
          return hit && (shown.contains(hit) || hit.control === element) ? { x, y } : null;
        };
        const scrolled = (block) => {
          shown.scrollIntoView({ block, behavior: 'instant' });
          return place();
        };
        if (!element || element.disabled) return null;
        return place() ?? scrolled('nearest') ?? scrolled('center');
      })()`,
      `a press on ${describe(target)}`,
    );
    const { x, y } = place as { x: number; y: number };
    await this.#engine.press(x, y);
  }

  /** Focuses a field and replaces what it holds. */
  async fills(css: string, text: string): Promise<void> {
    await this.#until(
      `(() => {
        const field = ${FIND}(${JSON.stringify(css)}, '');
        field?.focus();
        field?.select?.();
        return document.activeElement === field && field !== undefined;
      })()`,
      `the field ${css}`,
    );
    await this.#engine.type(text);
  }

  key(name: Key): Promise<void> {
    return this.#engine.key(name);
  }

  back(): Promise<void> {
    return this.#engine.back();
  }

  async reload(): Promise<void> {
    await this.#engine.reload();
    await this.comesToLife();
  }

  /** Waits until an element is there and visible. */
  async sees(target: Target): Promise<void> {
    const { css, name } = sourcesOf(target);
    await this.#until(`${FIND}(${css}, ${name}) !== undefined`, describe(target));
  }

  async seesNo(target: Target): Promise<void> {
    const { css, name } = sourcesOf(target);
    await this.#until(`${FIND}(${css}, ${name}) === undefined`, `no ${describe(target)}`);
  }

  /** The text of an element, with single spaces. */
  async text(target: Target): Promise<string> {
    await this.sees(target);
    const { css, name } = sourcesOf(target);
    return String(
      await this.value(`${FIND}(${css}, ${name}).textContent.replace(/\\s+/g, ' ').trim()`),
    );
  }

  /** Waits until an expression is true in the page. */
  async waits(expression: string): Promise<void> {
    await this.#until(expression, expression);
  }

  value(expression: string): Promise<unknown> {
    return this.#engine.evaluate(expression);
  }

  /** Saves the session at the foot of the page, by its button in the page's language, and gives the file's text. */
  async savesSession(): Promise<string> {
    const language = String(await this.value('document.documentElement.lang'));
    const name = shopWords(shownLanguage(language))('common.session.save');
    await this.value(`(() => {
      const make = URL.createObjectURL;
      URL.createObjectURL = (blob) => {
        blob.text().then((text) => (window.savedSession = text));
        return make(blob);
      };
      scrollTo(0, document.body.scrollHeight);
    })()`);
    await this.presses({ css: 'footer button', name });
    await this.waits(`typeof window.savedSession === 'string'`);
    return String(await this.value('window.savedSession'));
  }

  screenshot(file: `${string}.png`): Promise<void> {
    return this.#engine.screenshot(file);
  }

  /** Asks until the value is truthy; a page that is on its way to another one has none. */
  async #until(expression: string, what: string): Promise<unknown> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const value = await this.#engine.evaluate(expression).catch(() => undefined);
      if (value) return value;
      if (Date.now() > end) throw new Error(`The page has not come to ${what}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

function sourcesOf({ css, name = '' }: Target): { css: string; name: string } {
  const pattern =
    name instanceof RegExp
      ? name.source
      : name && `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
  return { css: JSON.stringify(css), name: JSON.stringify(pattern) };
}

function describe({ css, name }: Target): string {
  return name === undefined ? css : `${css} “${String(name)}”`;
}

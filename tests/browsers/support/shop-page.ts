import { shopWords } from '#harness/texts/words.ts';
import { shownLanguage } from '#src/ui/i18n/languages.ts';
import type { Engine, Key } from './engine.ts';
import { AIM, FIND } from './in-page.ts';

/** The first visible element of a selector, by its name where one is given. */
export interface Target {
  css: string;
  /** Accessible name or text, whole, or a pattern. */
  name?: string | RegExp;
}

/** A point in the viewport. */
interface Place {
  x: number;
  y: number;
}

const PATIENCE_MS = 20_000;
const PAUSE_MS = 60;

/** Actions and observations of a shopper on a page, in any browser engine. */
export class ShopPage {
  readonly #engine: Engine;
  readonly #origin: (host: string) => string;

  constructor(engine: Engine, port: number) {
    this.#engine = engine;
    this.#origin = (host) => `http://${host}localhost:${port}`;
  }

  /** Opens a page and waits for hydration; `host` is a prefix of `localhost`, such as `de.`. */
  async opens(path: string, host = ''): Promise<void> {
    await this.#engine.goto(this.#origin(host) + path);
    await this.comesToLife();
  }

  /** Opens a page outside of the shop. */
  opensTool(path: string): Promise<void> {
    return this.#engine.goto(this.#origin('') + path);
  }

  comesToLife(): Promise<void> {
    return this.waits(`!('selvedgeEarly' in window) && document.querySelector('main') !== null`);
  }

  /** Scrolls the element into view and presses its middle, once it is stable and not covered. */
  async presses(target: Target): Promise<void> {
    const { css, name } = sourcesOf(target);
    let last: Place | undefined;
    await until(`a press on ${describe(target)}`, async () => {
      const place = (await this.value(`${AIM}(${FIND}(${css}, ${name}))`)) as Place | null;
      const isAtRest = place !== null && place.x === last?.x && place.y === last.y;
      last = place ?? undefined;
      if (!isAtRest) return false;
      await this.#engine.press(place.x, place.y);
      // The press may have opened another document.
      return this.value('!window.selvedgePress || selvedgePress()').catch(() => true);
    });
  }

  /** Focuses a field and replaces its value. */
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

  /** Scrolls the page until an element is in the middle of the window. */
  async scrollsTo(css: string): Promise<void> {
    const element = `document.querySelector(${JSON.stringify(css)})`;
    await this.waits(
      `${element} && (${element}.scrollIntoView({ block: 'center', behavior: 'instant' }), true)`,
    );
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

  /** Waits until an element is visible. */
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

  /** Saves the session with the footer's button in the page's language; returns the file's text. */
  async savesSession(): Promise<string> {
    const language = String(await this.value('document.documentElement.lang'));
    const name = shopWords(shownLanguage(language))('common.session.save');
    await this.value(`(() => {
      delete window.savedSession;
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

  #until(expression: string, awaited: string): Promise<unknown> {
    return until(awaited, () => this.value(expression));
  }
}

/** Polls until the value is truthy; a page that unloads has none. */
async function until<Value>(
  awaited: string,
  ask: () => Promise<Value>,
): Promise<Exclude<Value, null | false | undefined>> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await ask().catch(() => undefined);
    if (value) return value as Exclude<Value, null | false | undefined>;
    if (Date.now() > end) throw new Error(`The page has not come to ${awaited}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
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

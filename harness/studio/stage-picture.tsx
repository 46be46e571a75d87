import type { Scope } from 'effector';
import type { i18n as I18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { App } from '#src/app/App.tsx';
import type { AppHistory } from '#src/app/AppRouter.tsx';
import type { Environment } from '#src/ports/start.ts';
import { resolveNearestSite } from '#src/store-config/resolve-host.ts';
import { START_NAMESPACES, loadOverHttp } from '#src/ui/i18n/backend.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { documentLanguage } from '#src/ui/i18n/document-language.ts';
import type { StageSession } from './stage-session.ts';

/** No-op history: a replay navigates by its records only. */
const STILL: AppHistory = { push: () => {}, replace: () => {}, go: () => {} };

/** Renders the shop at a session's current step. */
export interface StagePicture {
  /** Brand, language and texts are those of the trace's environment. */
  draw(session: StageSession): Promise<void>;
}

export function createStagePicture(container: HTMLElement): StagePicture {
  const root = createRoot(container);
  const texts = new Map<string, Promise<I18n>>();
  const scopes = new WeakMap<Scope, number>();
  let scopeCount = 0;
  let latest = 0;

  function textsOf(locale: string): Promise<I18n> {
    const known = texts.get(locale) ?? loadTexts(locale);
    texts.set(locale, known);
    return known;
  }

  /** A view is bound to its scope: another scope remounts it. */
  function numberOf(scope: Scope): number {
    const number = scopes.get(scope) ?? ++scopeCount;
    scopes.set(scope, number);
    return number;
  }

  return {
    async draw(session) {
      const drawing = ++latest;
      const { scope, environment } = session;
      if (session.step === 0 || !environment) {
        root.render(null);
        return;
      }
      const { brand, locale } = siteOf(environment);
      const i18n = await textsOf(locale);
      if (drawing !== latest) return;
      const page = document.documentElement;
      page.dataset['brand'] = brand;
      Object.assign(page, documentLanguage(i18n));
      root.render(<App key={numberOf(scope)} scope={scope} history={STILL} i18n={i18n} />);
    },
  };
}

function siteOf({ host, location, storeOverride }: Environment) {
  return resolveNearestSite({ host, path: location.path, storeOverride }).site;
}

async function loadTexts(locale: string): Promise<I18n> {
  const { i18n, ready } = createI18n({
    locale,
    namespaces: START_NAMESPACES,
    load: loadOverHttp(fetch.bind(globalThis)),
  });
  await ready;
  return i18n;
}

import '#src/ui/theme.css';
import '#src/app/whole-model.ts';
import type { Trace } from '#harness/replay/trace.ts';
import { type Playback, createPlayback } from './playback/playback.ts';
import { type FromStage, type Line, type ToStage, awaitStudio } from './protocol.ts';
import { quietEvents } from './records/quiet-events.ts';
import { markPicked } from './why/mark-picked.ts';
import { NONE_READ, storesRead } from './why/stores-read.ts';
import { textAt } from './why/text-at.ts';
import { type StageSession, createStageSession } from './stage-session.ts';
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

/** No-op history: a replay navigates by its records only. */
const STILL: AppHistory = { push: () => {}, replace: () => {}, go: () => {} };

/** Renders the shop at a session's current step. */
interface StagePicture {
  /** Brand, language and texts are those of the trace's environment. */
  draw(session: StageSession): Promise<void>;
}

function createStagePicture(container: HTMLElement): StagePicture {
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

interface Showing {
  session: StageSession;
  playback: Playback;
}

function attend(studio: Line<FromStage>): (message: ToStage) => void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  const picture = createStagePicture(container);
  let showing: Showing | undefined;
  let stops: ReadonlySet<number> = new Set();

  quietEvents(
    (key) => studio.send({ kind: 'key', key }),
    (x, y) => {
      const picked = textAt(container, x, y);
      markPicked(picked?.element);
      const scope = showing?.session.scope;
      const read = picked && scope ? storesRead(picked.element, picked.text, scope) : NONE_READ;
      studio.send({ kind: 'picked', text: picked?.text ?? '', read });
    },
  );

  function show(session: StageSession): void {
    markPicked(undefined);
    void picture.draw(session);
    studio.send({ kind: 'at', view: session.view() });
  }

  function load(trace: Trace): void {
    showing?.playback.pause();
    showing?.session.stop();
    stops = new Set();
    const session = createStageSession(trace);
    const playback = createPlayback({
      session,
      onStep: () => show(session),
      onChange: (isPlaying) => studio.send({ kind: 'playing', isPlaying }),
      stopsHere: () => session.hasDiverged || stops.has(session.step),
    });
    showing = { session, playback };
    show(session);
  }

  function obey(message: ToStage): void {
    if (message.kind === 'load') return load(message.trace);
    if (message.kind === 'record') {
      void record(message, studio);
      return;
    }
    if (message.kind === 'stops') {
      stops = new Set(message.steps);
      return;
    }
    if (!showing) return;
    const { session, playback } = showing;
    if (message.kind === 'state')
      return studio.send({ ...message, stores: session.stateAt(message.step) });
    if (message.kind === 'play') return playback.play(message.speed);
    playback.pause();
    if (message.kind === 'goTo') {
      session.goTo(message.step);
      show(session);
    }
  }

  return (message) => {
    try {
      obey(message);
    } catch (error) {
      studio.send({ kind: 'failed', reason: String(error) });
    }
  };
}

/** Runs a scenario and sends its trace. The page is discarded afterwards, because a live scope ran in it. */
async function record(
  { scenario, brand }: Extract<ToStage, { kind: 'record' }>,
  studio: Line<FromStage>,
): Promise<void> {
  try {
    const [{ scenarioOf }, { runScenario }] = await Promise.all([
      import('#harness/scenarios/all.ts'),
      import('#harness/scenarios/run.ts'),
    ]);
    const found = scenarioOf(scenario);
    if (!found) throw new Error(`There is no scenario ${scenario}`);
    const { trace, problems } = await runScenario(found, brand);
    studio.send({ kind: 'recorded', text: trace, problems });
  } catch (error) {
    studio.send({ kind: 'failed', reason: String(error) });
  }
}

awaitStudio(attend);

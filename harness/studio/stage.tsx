import '#src/ui/theme.css';
import '#src/app/whole-model.ts';
import type { Trace } from '#harness/replay/trace.ts';
import { type Playback, createPlayback } from './playback/playback.ts';
import { type FromStage, type Line, type ToStage, awaitStudio } from './protocol.ts';
import { quietEvents } from './records/quiet-events.ts';
import { markPicked } from './why/mark-picked.ts';
import { NONE_READ, storesRead } from './why/stores-read.ts';
import { textAt } from './why/text-at.ts';
import { createStagePicture } from './stage-picture.tsx';
import { type StageSession, createStageSession } from './stage-session.ts';

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

import { useCallback, useEffect, useRef, useState } from 'react';
import { canTravel } from '#harness/scenarios/run.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { placesOf } from '#harness/showroom/entry.ts';
import type { View } from '#harness/showroom/setting.ts';
import type { FromStage } from '#harness/showroom/stage-line.ts';
import { Boards } from './Boards.tsx';
import { type ChoiceName, Choices } from './Choices.tsx';
import { CopyLink } from './CopyLink.tsx';
import { Frame, type FrameHandle } from './Frame.tsx';
import { Room } from './Room.tsx';
import { roomAddress, sheetAddress, stageAddress } from './links.ts';
import { countryName, countryOfStore } from './names.ts';
import { useAddress } from './use-address.ts';
import { ScenarioRules } from './walk/ScenarioRules.tsx';
import { StepList } from './walk/StepList.tsx';
import { Verdict } from './walk/Verdict.tsx';
import { WalkLog } from './walk/WalkLog.tsx';
import styles from './Walk.module.css';

/** Settings of the country and language; a scenario that is not everywhere ignores them. */
const PLACE_CHOICES: readonly ChoiceName[] = ['country', 'language'];

/** Settings whose values a view shows side by side. */
const SHOWN_SIDE_BY_SIDE: Readonly<Record<View, readonly ChoiceName[]>> = {
  walk: [],
  board: [],
  screens: ['brand', 'screen'],
  languages: PLACE_CHOICES,
};

const VIEW_NAMES: Readonly<Record<View, string>> = {
  walk: 'One step',
  board: 'All steps',
  screens: 'Brands and screens',
  languages: 'Languages',
};

/** Last state message of the framed page. */
type Told = Extract<FromStage, { kind: 'at' }>;

interface Heard {
  /** Address of the frame that sent it. */
  address: string;
  told: Told | undefined;
  log: string;
  /** Requested step at a failure; unset by the next message. */
  failedAt: number | undefined;
}

/** A scenario step by step, in the shop itself. */
export function Walk({ scenario }: { scenario: Scenario }) {
  const { search, setting, choose } = useAddress();
  const { brand, view, screen } = setting;
  const situation = scenario.in[brand];
  const { steps, start } = situation;
  const home = countryOfStore(start.store);
  const travels = canTravel(situation);
  const at = Math.min(setting.step ?? 0, steps.length);
  const frame = useRef<FrameHandle>(null);
  // A step is a message to the frame, without a reload.
  const address = stageAddress({ scenario: scenario.id }, { ...setting, step: 0, view: 'walk' });
  // Ignore messages of another frame.
  const [heard, setHeard] = useState(() => nothingOf(address));
  const { told, log, failedAt } = heard.address === address ? heard : nothingOf(address);

  const goTo = useCallback(
    (wanted: number) => {
      const step = Math.min(Math.max(wanted, 0), steps.length);
      if (step !== at) choose({ step });
    },
    [choose, at, steps.length],
  );
  const hear = useCallback(
    (message: FromStage) => {
      const add = (more: Partial<Heard>) =>
        setHeard((before) => ({
          ...(before.address === address ? before : nothingOf(address)),
          ...more,
        }));
      if (message.kind === 'at') add({ told: message, failedAt: undefined });
      if (message.kind === 'failed') add({ told: undefined, failedAt: at });
      if (message.kind === 'log') add({ log: message.text });
      if (message.kind === 'key') goTo(stepOn(message.key, at));
    },
    [goTo, at, address],
  );
  useEffect(() => {
    const stands = told?.step ?? failedAt;
    if (stands !== undefined && stands !== at) frame.current?.send({ kind: 'goTo', step: at });
  }, [at, told, failedAt]);
  useEffect(() => {
    const isThere = told !== undefined || failedAt !== undefined;
    if (setting.log && isThere) frame.current?.send({ kind: 'log' });
  }, [setting.log, told, failedAt]);
  useEffect(() => {
    const press = ({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || shiftKey || isTyping(target)) return;
      goTo(stepOn(key, at));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [at, goTo]);

  const step = steps[at - 1];
  const bar = (
    <div className={styles.bar}>
      <button
        type="button"
        className="showroom-button"
        disabled={at === 0}
        onClick={() => goTo(at - 1)}
      >
        Back
      </button>
      <button
        type="button"
        className="showroom-button"
        disabled={at === steps.length}
        onClick={() => goTo(at + 1)}
      >
        Next
      </button>
      <p className={styles.count} role="status">
        <b>
          {at} of {steps.length}
        </b>{' '}
        <span className={styles.now}>{step?.title ?? 'Where it begins.'}</span>
      </p>
    </div>
  );
  return (
    <Room className={styles.page} view={view}>
      <header className={styles.head}>
        <nav className={styles.crumbs}>
          <a href={roomAddress('index', search)}>All scenarios</a>
          <a href={sheetAddress(placesOf(scenario.in[brand])[at] ?? 'bag', search)}>
            States of this page
          </a>
        </nav>
        <h1 className={styles.title}>{scenario.title}</h1>
        <p className={styles.summary}>{scenario.summary}</p>
        <Choices
          setting={setting}
          choose={choose}
          without={[...SHOWN_SIDE_BY_SIDE[view], ...(travels ? [] : PLACE_CHOICES)]}
        />
        {!travels && (
          <p className={styles.note}>
            This one is at home in {countryName(home)}, and stays there.
          </p>
        )}
        <div className={styles.tabs} role="group" aria-label="View">
          {(Object.keys(VIEW_NAMES) as View[]).map((one) => (
            <button
              key={one}
              type="button"
              className="showroom-button"
              aria-pressed={one === view}
              onClick={() => choose({ view: one })}
            >
              {VIEW_NAMES[one]}
            </button>
          ))}
          <CopyLink />
        </div>
      </header>
      {view === 'walk' ? (
        <div className={styles.walk} data-narrow={screen < 741} data-log={setting.log}>
          <section className={styles.script} aria-label="Steps">
            {bar}
            <StepList steps={steps} position={at} goTo={goTo} />
            <p className={styles.hint}>The left and right arrow keys walk, in the shop too.</p>
            <Verdict told={told} isAtHome={!travels || setting.country === home} />
            <ScenarioRules scenario={scenario} />
            <p className={styles.more}>
              <button
                type="button"
                className="showroom-button"
                aria-pressed={setting.log}
                onClick={() => choose({ log: !setting.log })}
              >
                Technical log
              </button>
            </p>
          </section>
          <Frame
            handle={frame}
            address={address}
            title={`${scenario.title}, step ${at}`}
            width={screen}
            smallest={setting.log ? 0.5 : 0.6}
            onHear={hear}
          />
          {setting.log && <WalkLog text={log} />}
        </div>
      ) : (
        <>
          {view !== 'board' && <div className={styles.steps}>{bar}</div>}
          <Boards scenario={scenario} view={view} at={at} />
        </>
      )}
    </Room>
  );
}

function nothingOf(address: string): Heard {
  return { address, told: undefined, log: '', failedAt: undefined };
}

function stepOn(key: KeyboardEvent['key'], at: number): number {
  if (key === 'ArrowRight') return at + 1;
  return key === 'ArrowLeft' ? at - 1 : at;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea');
}

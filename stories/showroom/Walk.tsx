import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { canTravel } from '#harness/scenarios/run.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { placesAt } from '#harness/showroom/entry.ts';
import type { View } from '#harness/showroom/setting.ts';
import type { FromStage } from '#harness/showroom/stage-line.ts';
import { Boards } from './Boards.tsx';
import { type ChoiceName, Choices } from './Choices.tsx';
import { CopyLink } from './CopyLink.tsx';
import { Frame, type FrameHandle } from './Frame.tsx';
import { Room } from './Room.tsx';
import { RuleLink } from './RuleLink.tsx';
import { StepList } from './StepList.tsx';
import { WalkLog } from './WalkLog.tsx';
import { roomAddress, sheetAddress, stageAddress } from './links.ts';
import { countryName } from './names.ts';
import { useAddress } from './use-address.ts';
import styles from './Walk.module.css';

/** Choices that a view shows all of. */
const SHOWN_SIDE_BY_SIDE: Readonly<Record<View, readonly ChoiceName[]>> = {
  walk: [],
  board: [],
  screens: ['brand', 'screen'],
  languages: ['country', 'language'],
};

const VIEW_NAMES: Readonly<Record<View, string>> = {
  walk: 'One step',
  board: 'All steps',
  screens: 'Brands and screens',
  languages: 'Languages',
};

/** What the page in the frame has told last. */
type Told = Extract<FromStage, { kind: 'at' }>;

interface Heard {
  /** Of the frame that has told it. */
  address: string;
  told: Told | undefined;
  log: string;
}

/** A scenario step by step, in the shop itself. */
export function Walk({ scenario }: { scenario: Scenario }) {
  const { search, setting, choose } = useAddress();
  const { brand, view, screen } = setting;
  const situation = scenario.in[brand];
  const { steps, start } = situation;
  const at = Math.min(setting.step ?? 0, steps.length);
  const frame = useRef<FrameHandle>(null);
  // The frame is not loaded anew for a step: it is told.
  const address = stageAddress({ scenario: scenario.id }, { ...setting, step: 0, view: 'walk' });
  // What another frame has told is nothing of this one's.
  const [heard, setHeard] = useState<Heard>({ address, told: undefined, log: '' });
  const { told, log } = heard.address === address ? heard : { told: undefined, log: '' };

  const goTo = useCallback(
    (step: number) => choose({ step: Math.min(Math.max(step, 0), steps.length) }),
    [choose, steps.length],
  );
  const hear = useCallback(
    (message: FromStage) => {
      if (message.kind === 'at')
        setHeard((before) => ({ ...before, log: logOf(before, address), address, told: message }));
      if (message.kind === 'log') setHeard((before) => ({ ...before, log: message.text }));
      if (message.kind === 'key') goTo(stepOn(message.key, at));
    },
    [goTo, at, address],
  );
  useEffect(() => {
    if (told && told.step !== at) frame.current?.send({ kind: 'goTo', step: at });
  }, [at, told]);
  useEffect(() => {
    if (setting.log && told) frame.current?.send({ kind: 'log' });
  }, [setting.log, told]);
  useEffect(() => {
    const press = ({ key, target, altKey, ctrlKey, metaKey }: globalThis.KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || isTyping(target)) return;
      if (stepOn(key, at) !== at) goTo(stepOn(key, at));
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
          <a href={sheetAddress(placesAt(scenario.id)[at] ?? 'bag', search)}>States of this page</a>
        </nav>
        <h1 className={styles.title}>{scenario.title}</h1>
        <p className={styles.summary}>{scenario.summary}</p>
        <Choices setting={setting} choose={choose} without={SHOWN_SIDE_BY_SIDE[view]} />
        {!canTravel(situation) && (
          <p className={styles.note}>
            This one is at home in {countryName(countryIn(start.store))}, and stays there.
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
            <Verdict told={told} isAtHome={isAtHome(setting.country, start.store)} />
            <div className={styles.rules}>
              <h2>Requirements</h2>
              <ul>
                {scenario.ledger.map((id) => (
                  <li key={id}>
                    <RuleLink id={id} />
                  </li>
                ))}
              </ul>
            </div>
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

function logOf(before: Heard, address: string): string {
  return before.address === address ? before.log : '';
}

function Verdict({ told, isAtHome: isHome }: { told: Told | undefined; isAtHome: boolean }) {
  if (!told || told.step === 0) return null;
  const isRight = told.problems.length === 0;
  return (
    <p className={styles.verdict} data-failed={!isRight && isHome}>
      {isRight && 'So far all is as it should be.'}
      {!isRight && isHome && `Not as it should be: ${told.problems[0]}`}
      {!isRight && !isHome && 'Checked in the United Kingdom; here some of it goes otherwise.'}
    </p>
  );
}

function stepOn(key: KeyboardEvent['key'], at: number): number {
  if (key === 'ArrowRight') return at + 1;
  return key === 'ArrowLeft' ? at - 1 : at;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea');
}

function countryIn(store: string) {
  return store.slice(-2).toUpperCase() as Parameters<typeof countryName>[0];
}

function isAtHome(country: string, store: string): boolean {
  return !store.endsWith('-gb') || country === 'GB';
}

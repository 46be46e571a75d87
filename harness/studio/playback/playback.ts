import type { StageSession } from '../stage-session.ts';
import type { Speed } from '../protocol.ts';

/** Long pauses are cut to this many milliseconds, or nobody would look on. */
const LONGEST_PAUSE = 2000;
/** Milliseconds of a frame that playing at full speed may take. */
const FRAME_BUDGET = 8;

/** Plays and pauses a session. */
export interface Playback {
  play(speed: Speed): void;
  pause(): void;
}

interface PlaybackOptions {
  session: StageSession;
  /** Called after one or more steps, when there is something new to show. */
  onStep(): void;
  onChange(isPlaying: boolean): void;
  /** True where playing has to stop, e.g. at a divergence. */
  stopsHere(): boolean;
}

/** Moves a session forward in the rhythm in which it was recorded. */
export function createPlayback({
  session,
  onStep,
  onChange,
  stopsHere,
}: PlaybackOptions): Playback {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame: number | undefined;

  function halt(): void {
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
    timer = undefined;
    frame = undefined;
  }

  function pause(): void {
    if (timer === undefined && frame === undefined) return;
    halt();
    onChange(false);
  }

  function isOver(): boolean {
    return session.step >= session.steps || stopsHere();
  }

  function keepPace(speed: number): void {
    const wait = session.timeOf(session.step + 1) - session.timeOf(session.step);
    const pauseMs = Math.min(Math.max(0, wait), LONGEST_PAUSE) / speed;
    timer = setTimeout(() => {
      session.advance();
      onStep();
      if (isOver()) pause();
      else keepPace(speed);
    }, pauseMs);
  }

  function race(): void {
    frame = requestAnimationFrame((start) => {
      const limit = Math.max(start, performance.now()) + FRAME_BUDGET;
      do session.advance();
      while (!isOver() && performance.now() < limit);
      onStep();
      if (isOver()) pause();
      else race();
    });
  }

  return {
    play(speed) {
      halt();
      if (session.step >= session.steps) return;
      onChange(true);
      if (speed === 'max') race();
      else keepPace(speed);
    },
    pause,
  };
}

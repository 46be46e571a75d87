import type { StageSession } from '../stage-session.ts';
import type { Speed } from '../protocol.ts';

/** Maximum pause between steps in ms; longer ones are cut. */
const LONGEST_PAUSE = 2000;
/** Frame budget in ms for playing at full speed. */
const FRAME_BUDGET = 8;

export interface Playback {
  play(speed: Speed): void;
  pause(): void;
}

interface PlaybackOptions {
  session: StageSession;
  /** Called after one or more steps, once per frame. */
  onStep(): void;
  onChange(isPlaying: boolean): void;
  /** True if playing has to stop, such as at a divergence. */
  stopsHere(): boolean;
}

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

import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { FromStage } from '#harness/showroom/stage-line.ts';

type Watched = { element: Element; tell: (isIntersecting: boolean) => void };

/** Stubs the observers of frames and tiles in jsdom; returns the observed elements. */
export function stubObservers(): Watched[] {
  const watched: Watched[] = [];
  class Near {
    readonly #tell: (entries: unknown[]) => void;
    constructor(tell: (entries: unknown[]) => void) {
      this.#tell = tell;
    }
    observe(element: Element) {
      const tell = (isIntersecting: boolean) => act(() => this.#tell([{ isIntersecting }]));
      watched.unshift({ element, tell });
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Near);
  vi.stubGlobal('ResizeObserver', Near);
  return watched;
}

/** Sends a message from a framed page. */
export function tell(frame: HTMLIFrameElement, data: FromStage): void {
  const { origin } = location;
  const message = new MessageEvent('message', { data, origin, source: frame.contentWindow });
  act(() => void window.dispatchEvent(message));
}

export function arrivedAt(step: number): Extract<FromStage, { kind: 'at' }> {
  return { kind: 'at', step, problems: [] };
}

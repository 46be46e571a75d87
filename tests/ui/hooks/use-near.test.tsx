// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useNear } from '#src/ui/hooks/use-near.ts';

type Seen = (entries: { isIntersecting: boolean }[]) => void;

let observers: Seen[] = [];

beforeEach(() => {
  observers = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen) {
        observers.push(seen);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});

function Place({ delay }: { delay?: number }) {
  const place = useRef<HTMLParagraphElement>(null);
  return <p ref={place}>{useNear(place, delay) ? 'loaded' : 'room'}</p>;
}

const text = () => screen.getByRole('paragraph').textContent;

function after(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function come(isIntersecting = true): void {
  act(() => {
    for (const seen of observers) seen([{ isIntersecting }]);
  });
}

function hear(event: 'scroll' | 'keydown'): void {
  act(() => {
    window.dispatchEvent(new Event(event));
  });
}

it('UIX-09 loads 200 ms after coming into view by default', () => {
  render(<Place />);
  come();
  after(199);
  expect(text()).toBe('room');
  after(1);
  expect(text()).toBe('loaded');
});

it('UIX-09 loads nothing in passing', () => {
  render(<Place />);
  come();
  after(100);
  come(false);
  after(10_000);
  expect(text()).toBe('room');
});

it('loads nothing by mere scrolling or typing elsewhere', () => {
  render(<Place />);
  hear('scroll');
  hear('keydown');
  after(10_000);
  expect(text()).toBe('room');
});

it('does not load out of view, nor after unmounting', () => {
  const { unmount } = render(<Place />);
  after(10_000);
  expect(text()).toBe('room');
  come();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

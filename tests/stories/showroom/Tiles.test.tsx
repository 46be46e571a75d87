// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tiles } from '../../../stories/showroom/Tiles.tsx';
import { arrivedAt, stubObservers, tell } from './framed.ts';

let watched: ReturnType<typeof stubObservers>;

beforeEach(() => {
  vi.useFakeTimers();
  watched = stubObservers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NAMES = ['First', 'Second', 'Third', 'Fourth'];

function openTiles(): void {
  const tiles = NAMES.map((name) => ({ name, shown: { story: name.toLowerCase() }, setting: {} }));
  render(<Tiles tiles={tiles} />);
}

function come(name: string, isNear: boolean): void {
  const tile = screen.getByRole('link', { name }).closest('li');
  watched.find(({ element }) => element === tile)?.tell(isNear);
}

const frames = () => [...document.querySelectorAll('iframe')];
const open = () => frames().map(({ title }) => title);

it('two pages open at the same time; the next one does when one of them is there', () => {
  openTiles();
  for (const name of NAMES) come(name, true);
  expect(open()).toEqual(['First', 'Second']);
  tell(frames()[0]!, arrivedAt(0));
  expect(open()).toEqual(['First', 'Second', 'Third']);
});

it('pages that tell nothing do not keep the others waiting for ever', () => {
  openTiles();
  for (const name of NAMES) come(name, true);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(open()).toEqual(NAMES);
});

it('what was scrolled past before it was begun is not opened; what was begun goes on', () => {
  openTiles();
  for (const name of NAMES) come(name, true);
  for (const name of ['First', 'Third']) come(name, false);
  tell(frames()[0]!, arrivedAt(0));
  expect(open()).toEqual(['First', 'Second', 'Fourth']);
});

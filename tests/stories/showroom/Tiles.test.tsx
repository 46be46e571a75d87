// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Tiles } from '../../../stories/showroom/Tiles.tsx';
import { arrivedAt, stubObservers, tell } from './framed.ts';

let watched: ReturnType<typeof stubObservers>;

beforeEach(() => {
  vi.useFakeTimers();
  watched = stubObservers();
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

it('loads two pages at a time; starts the next when one is loaded', () => {
  openTiles();
  for (const name of NAMES) come(name, true);
  expect(open()).toEqual(['First', 'Second']);
  tell(frames()[0]!, arrivedAt(0));
  expect(open()).toEqual(['First', 'Second', 'Third']);
});

it('pages that send no message do not block others forever', () => {
  openTiles();
  for (const name of NAMES) come(name, true);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(open()).toEqual(NAMES);
});

it('a page scrolled past before loading is not loaded; a loading one continues', () => {
  openTiles();
  for (const name of NAMES) come(name, true);
  for (const name of ['First', 'Third']) come(name, false);
  tell(frames()[0]!, arrivedAt(0));
  expect(open()).toEqual(['First', 'Second', 'Fourth']);
});

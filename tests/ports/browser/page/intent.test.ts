// @vitest-environment jsdom
// @alone
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onIntent } from '#src/ports/browser/page/intent.ts';

let turnedTo: string[] = [];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<article id="one"><a href="/one">One</a></article><article id="two"><a href="/two">Two</a></article><p>Text</p>';
  turnedTo = [];
  end = onIntent('article', ({ id }) => turnedTo.push(id));
});

afterEach(() => end());

function send(type: string, selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

it('runs once for a pointer that rests', () => {
  send('pointerover', '#one a');
  send('pointerover', '#one');
  expect(turnedTo).toEqual([]);
  vi.advanceTimersByTime(100);
  send('pointerover', '#one a');
  vi.advanceTimersByTime(100);
  expect(turnedTo).toEqual(['one']);
});

it('ignores a pointer that crosses to another element', () => {
  send('pointerover', '#one');
  vi.advanceTimersByTime(20);
  send('pointerover', '#two');
  vi.advanceTimersByTime(20);
  send('pointerover', 'p');
  vi.advanceTimersByTime(200);
  expect(turnedTo).toEqual([]);
});

it('runs at once for a press, even if the pointer has just arrived', () => {
  send('pointerover', '#two');
  send('pointerdown', '#two a');
  send('focusin', '#two a');
  expect(turnedTo).toEqual(['two']);
  vi.advanceTimersByTime(200);
  expect(turnedTo).toEqual(['two']);
});

it('runs for a resting focus, and ignores one that moves between tiles', () => {
  send('focusin', '#one a');
  vi.advanceTimersByTime(20);
  send('focusin', '#two a');
  vi.advanceTimersByTime(100);
  expect(turnedTo).toEqual(['two']);
});

it('stops after its cleanup', () => {
  send('pointerover', '#one');
  end();
  vi.advanceTimersByTime(200);
  send('pointerdown', '#two');
  expect(turnedTo).toEqual([]);
});

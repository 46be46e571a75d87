// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { handOnKeys } from '../../../stories/showroom/hand-on-keys.ts';

afterEach(() => document.body.replaceChildren());

function heard() {
  const tell = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
  const stop = handOnKeys();
  return { stop, keys: () => tell.mock.calls.map(([message]) => message as unknown) };
}

function field(value: string): HTMLInputElement {
  const input = document.createElement('input');
  input.value = value;
  document.body.append(input);
  return input;
}

it('forwards unused arrow keys', () => {
  const { stop, keys } = heard();
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  fireEvent.keyDown(field(''), { key: 'ArrowRight' });
  fireEvent.keyDown(field('typed'), { key: 'ArrowRight' });
  expect(keys()).toEqual([
    { kind: 'key', key: 'ArrowLeft' },
    { kind: 'key', key: 'ArrowRight' },
  ]);
  stop();
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(keys()).toHaveLength(2);
});

it('does not forward other keys and arrows with a modifier', () => {
  const { stop, keys } = heard();
  for (const key of ['Tab', 'a', 'Enter', 'ArrowUp']) fireEvent.keyDown(document.body, { key });
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', [modifier]: true });
  expect(keys()).toEqual([]);
  stop();
});

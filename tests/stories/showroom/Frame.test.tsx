// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Frame } from '../../../stories/showroom/Frame.tsx';
import { arrivedAt, stubObservers, tell } from './framed.ts';

beforeEach(() => void stubObservers());
afterEach(cleanup);
afterEach(() => void vi.unstubAllGlobals());

const failed = { kind: 'failed', reason: 'Out of order.' } as const;

function open() {
  const frameOf = (address: string) => <Frame address={address} title="Shop" width={390} />;
  const { rerender } = render(frameOf('?one'));
  return {
    frame: () => screen.getByTitle<HTMLIFrameElement>('Shop'),
    go: (address: string) => rerender(frameOf(address)),
  };
}

it('a page that fails before it is there says why in its place', () => {
  const { frame } = open();
  expect(screen.getByRole('status').textContent).toBe('Opening the shop …');
  tell(frame(), failed);
  expect(screen.getByRole('status').textContent).toBe('This page cannot be shown: Out of order.');
});

it('a step that fails on the way is said over the page, until the next one is there', () => {
  const { frame } = open();
  tell(frame(), arrivedAt(3));
  expect(screen.queryByRole('status')).toBeNull();
  tell(frame(), failed);
  expect(screen.getByRole('alert').textContent).toBe('This step cannot be shown: Out of order.');
  tell(frame(), arrivedAt(3));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what has failed at one address is not said of another, nor of the same one opened anew', () => {
  const { frame, go } = open();
  tell(frame(), failed);
  go('?two');
  expect(screen.getByRole('status').textContent).toBe('Opening the shop …');
  go('?one');
  expect(screen.getByRole('status').textContent).toBe('Opening the shop …');
});

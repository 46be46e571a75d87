// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Frame } from '../../../stories/showroom/Frame.tsx';
import { arrivedAt, stubObservers, tell } from './framed.ts';

beforeEach(() => void stubObservers());

const failed = { kind: 'failed', reason: 'Out of order.' } as const;

function open() {
  const frameOf = (address: string) => <Frame address={address} title="Shop" width={390} />;
  const { rerender } = render(frameOf('?one'));
  return {
    frame: () => screen.getByTitle<HTMLIFrameElement>('Shop'),
    go: (address: string) => rerender(frameOf(address)),
  };
}

it('shows the reason in place of a page that fails to load', () => {
  const { frame } = open();
  expect(screen.getByRole('status').textContent).toBe('Opening the shop …');
  tell(frame(), failed);
  expect(screen.getByRole('status').textContent).toBe('This page cannot be shown: Out of order.');
});

it('shows a failed step over the page, until the next step', () => {
  const { frame } = open();
  tell(frame(), arrivedAt(3));
  expect(screen.queryByRole('status')).toBeNull();
  tell(frame(), failed);
  expect(screen.getByRole('alert').textContent).toBe('This step cannot be shown: Out of order.');
  tell(frame(), arrivedAt(3));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a failure is not shown for another address, nor after a reload', () => {
  const { frame, go } = open();
  tell(frame(), failed);
  go('?two');
  expect(screen.getByRole('status').textContent).toBe('Opening the shop …');
  go('?one');
  expect(screen.getByRole('status').textContent).toBe('Opening the shop …');
});

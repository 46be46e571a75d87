// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StatePage } from '../../../stories/showroom/StatePage.tsx';
import { stubObservers } from './framed.ts';

beforeEach(() => void stubObservers());
afterEach(cleanup);
afterEach(() => void vi.unstubAllGlobals());

it('the page of a state and its frame name the page and the state', async () => {
  history.replaceState({}, '', '/?story=cart--voucher-refused');
  render(<StatePage />);
  const name = 'Bag: Voucher refused';
  expect(await screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 })).toBeTruthy();
  expect(document.querySelector('iframe')?.title).toBe(name);
});

// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ProductTile } from '#src/ui/tile/ProductTile.tsx';

function tileOf(colour: string) {
  return (
    <ProductTile
      href={`/mill-tee-${colour}`}
      name="Mill Tee"
      pictureId={`${colour}-front`}
      hoverPictureId={`${colour}-back`}
      price="£39.90"
    />
  );
}

const pictures = () => [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'));
const second = () => document.querySelector('[src*="-back"]');

it('loads the second picture only when a pointer rests on the tile', async () => {
  render(tileOf('wht'));
  expect(pictures()).toEqual(['/pictures/wht-front-320.avif?q=75']);
  const user = userEvent.setup();
  const article = screen.getByRole('article');
  await user.hover(article);
  expect(second()).toBeNull();
  await waitFor(() => expect(second()).toBeTruthy());
  expect(second()?.getAttribute('alt')).toBe('');
});

it('loads nothing for a passing pointer or a touch', async () => {
  render(tileOf('wht'));
  const user = userEvent.setup();
  const article = screen.getByRole('article');
  await user.hover(article);
  await user.unhover(article);
  await user.pointer([{ keys: '[TouchA>]', target: article }]);
  await expect(waitFor(() => expect(second()).toBeTruthy(), { timeout: 300 })).rejects.toThrow();
});

it('loads it on keyboard focus too, and shows it when loaded', async () => {
  const { rerender } = render(tileOf('wht'));
  const user = userEvent.setup();
  await user.tab();
  const shown = () => second()?.parentElement?.hasAttribute('data-loaded');
  expect(shown()).toBe(false);
  fireEvent.load(second() as Element);
  expect(shown()).toBe(true);
  rerender(tileOf('blk'));
  expect(second()?.getAttribute('src')).toContain('blk-back');
  expect(shown()).toBe(false);
});

import { expect, it } from 'vitest';
import type { Fit } from '#harness/pictures/fit.ts';
import { judgePages } from '#harness/pictures/judge-pages.ts';

const PLACE = 'div>main>section:2>p>button';

function page(lines: number, ...misfits: Fit['misfits']): Fit {
  return { misfits, buttons: [{ place: PLACE, text: lines > 1 ? 'Dodaj' : 'Add', lines }] };
}
const CUT = { kind: 'cut', text: 'Koszyk', place: PLACE } as const;

it('reports an overflow, except one that English has too', () => {
  const names = ['bag-390', 'home-390'];
  const english = { 'bag-390': page(1), 'home-390': page(2, CUT) };
  const polish = { 'bag-390': page(2, CUT), 'home-390': page(2, CUT) };
  expect(judgePages(names, polish, english)).toEqual({
    misfits: [
      'bag-390 cut: “Koszyk” main>section:2>p>button',
      'bag-390 2 lines: “Dodaj” (Add) main>section:2>p>button',
    ],
    unseen: [],
  });
});

it('a page that was not measured, or has no English counterpart, does not pass', () => {
  const names = ['bag-390', 'home-390', 'order-390'];
  const verdict = judgePages(
    names,
    { 'bag-390': page(1), 'home-390': page(2, CUT) },
    { 'bag-390': page(1), 'order-390': page(1) },
  );
  expect(verdict).toEqual({ misfits: [], unseen: ['home-390', 'order-390'] });
});

it('English has no baseline: reports all of its overflows', () => {
  expect(judgePages(['bag-390'], { 'bag-390': page(2, CUT) }).misfits).toEqual([
    'bag-390 cut: “Koszyk” main>section:2>p>button',
  ]);
});

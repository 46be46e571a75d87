// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useGroupInView } from '#src/ui/hooks/use-group-in-view.ts';
import { Intersections } from './intersections.ts';

function List({ count }: { count: number }) {
  const { group, firstRef } = useGroupInView();
  return (
    <ol aria-label={`${group}`}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} ref={index % 2 === 0 ? firstRef : undefined} />
      ))}
    </ol>
  );
}

const group = () => screen.getByRole('list').getAttribute('aria-label');

function firstsBegin(...begun: boolean[]): void {
  const firsts = screen.getAllByRole('listitem').filter((_, index) => index % 2 === 0);
  const entries = begun.map((isIntersecting, at) => ({ target: firsts[at]!, isIntersecting }));
  act(() => Intersections.tell(entries));
}

it('is the last group that has begun above the foot of the viewport', () => {
  vi.stubGlobal('IntersectionObserver', Intersections);
  const { rerender } = render(<List count={6} />);
  expect(group()).toBe('undefined');
  firstsBegin(true, false, false);
  expect(group()).toBe('0');
  firstsBegin(true, true, true);
  expect(group()).toBe('2');
  firstsBegin(true, true, false);
  expect(group()).toBe('1');
  rerender(<List count={2} />);
  firstsBegin(true);
  expect(group()).toBe('0');
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';
import { onFault } from '#src/event-log/faults.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

function Broken(): never {
  throw new RangeError('ada@example.test');
}

function crash() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs the errors that it catches
  renderInShop(
    shopScope().scope,
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
}

it('FTL-07 replaces the page by a message and a button when a view throws', () => {
  crash();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Something went wrong on our side');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Refresh the page',
  ]);
});

it("logs place and kind of a view's error, never its message", () => {
  const faults: unknown[] = [];
  onTestFinished(onFault((unit, error) => faults.push([unit, error])));
  const session = recordSession(new Map(), () => 0);
  crash();
  const trace = session.trace();
  session.stop();
  expect(faults).toEqual([['app/view', new RangeError('ada@example.test')]]);
  expect(trace).toContain('{"unit":"app/view","error":"RangeError"}');
  expect(trace).not.toContain('ada@example.test');
});

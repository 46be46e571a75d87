// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { importWithRetry } from '#src/kernel/lazy-import.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { useRetry } from '#src/ui/hooks/use-retry.ts';

function Notice() {
  return <Button onClick={useRetry(() => undefined)}>Try again</Button>;
}

/** A press on “Try again”, whose notice then goes because its own file has loaded. */
function retries() {
  const fetched = vi.fn(() => Promise.resolve(new Response(null, { status: 503 })));
  vi.stubGlobal('fetch', fetched);
  const { getByRole, unmount } = render(<Notice />);
  fireEvent.click(getByRole('button'));
  unmount();
  return fetched;
}

const refused = () => importWithRetry(() => Promise.reject(new Error('refused')));

it('tries to reload when another file is refused after the retry', async () => {
  const fetched = retries();
  await expect(refused()).rejects.toThrow('refused');
  expect(fetched).toHaveBeenCalledWith(
    window.location.href,
    expect.objectContaining({ method: 'HEAD' }),
  );
});

it('does not reload once the shopper has gone on', async () => {
  const fetched = retries();
  fireEvent.keyDown(document.body, { key: 'a' });
  await expect(refused()).rejects.toThrow('refused');
  expect(fetched).not.toHaveBeenCalled();
});

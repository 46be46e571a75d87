// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Drawer } from '#src/ui/overlay/Drawer.tsx';
import { Alert } from '#src/ui/feedback/Alert.tsx';
import { Modal } from '#src/ui/overlay/Modal.tsx';

function DrawerPage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Bag
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Your bag" closeLabel="Close">
        <a href="/shopping-bag">View bag</a>
      </Drawer>
    </>
  );
}

function dialog(): HTMLDialogElement {
  return screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
}

it('UIX-04 the drawer opens as a named dialog and its close button closes it', async () => {
  const user = userEvent.setup();
  render(<DrawerPage />);
  expect(dialog().open).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Bag' }));
  expect(screen.getByRole('dialog', { name: 'Your bag' })).toBe(dialog());
  expect(dialog().open).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog().open).toBe(false);
});

it('UIX-04 Escape calls onClose, and does not close by itself', () => {
  const onClose = vi.fn<() => void>();
  render(
    <Drawer open onClose={onClose} title="Your bag" closeLabel="Close">
      text
    </Drawer>,
  );
  const cancel = new Event('cancel', { cancelable: true });
  dialog().dispatchEvent(cancel);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(cancel.defaultPrevented).toBe(true);
  expect(dialog().open).toBe(true);
});

it('a dialog opened by itself leaves the focus on the page’s content', async () => {
  function page(open: boolean) {
    return (
      <>
        <main tabIndex={-1} />
        <button type="button">Bag</button>
        <Modal open={open} onClose={() => undefined} size="small" title="News" closeLabel="Close">
          text
        </Modal>
      </>
    );
  }
  const { rerender } = render(page(true));
  rerender(page(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));

  const opener = screen.getByRole('button', { name: 'Bag' });
  opener.focus();
  rerender(page(true));
  rerender(page(false));
  expect(document.activeElement).toBe(opener);
});

it('a dialog gives the focus back to its opener in a browser that does not', async () => {
  const user = userEvent.setup();
  render(
    <main tabIndex={-1}>
      <DrawerPage />
    </main>,
  );
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    this.open = false;
    document.body.focus();
  });
  await user.click(screen.getByRole('button', { name: 'Bag' }));
  screen.getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bag' })),
  );
});

it('a dialog without its opener focuses an adjacent element, else the page’s content', async () => {
  function page(open: boolean, isThere: { tile: boolean; sizes: boolean }) {
    return (
      <>
        <main tabIndex={-1}>
          {isThere.tile && (
            <article>
              <button type="button">Quick add</button>
              {isThere.sizes && (
                <div>
                  <input aria-label="Size 32" />
                </div>
              )}
            </article>
          )}
        </main>
        <Drawer open={open} onClose={() => undefined} title="Your bag" closeLabel="Close">
          text
        </Drawer>
      </>
    );
  }
  const { rerender } = render(page(false, { tile: true, sizes: true }));
  for (const isTileThere of [true, false]) {
    rerender(page(false, { tile: true, sizes: true }));
    screen.getByRole('textbox', { name: 'Size 32' }).focus();
    rerender(page(true, { tile: true, sizes: true }));
    rerender(page(true, { tile: isTileThere, sizes: false }));
    rerender(page(false, { tile: isTileThere, sizes: false }));
    const expected = isTileThere
      ? screen.getByRole('button', { name: 'Quick add' })
      : screen.getByRole('main');
    await waitFor(() => expect(document.activeElement).toBe(expected));
  }
});

it('UIX-04 a click beside the panel closes, a click inside does not', async () => {
  const user = userEvent.setup();
  render(<DrawerPage />);
  await user.click(screen.getByRole('button', { name: 'Bag' }));
  await user.click(screen.getByRole('heading', { name: 'Your bag' }));
  expect(dialog().open).toBe(true);
  await user.click(dialog());
  expect(dialog().open).toBe(false);
});

it('UIX-05 a modal is small by default', () => {
  const { rerender } = render(
    <Modal open onClose={() => {}} title="Size guide" closeLabel="Close">
      text
    </Modal>,
  );
  expect(dialog().dataset['size']).toBe('small');
  rerender(
    <Modal open onClose={() => {}} title="Size guide" closeLabel="Close" size="large">
      text
    </Modal>,
  );
  expect(dialog().dataset['size']).toBe('large');
});

it('AUT-03 AUT-04 a dialog that only its actions close ignores Escape and clicks on the backdrop', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn<() => void>();
  render(
    <Modal open closable={false} onClose={onClose} title="Sign in again" closeLabel="Leave">
      text
    </Modal>,
  );
  const cancel = new Event('cancel', { cancelable: true });
  dialog().dispatchEvent(cancel);
  await user.click(dialog());
  expect(onClose).not.toHaveBeenCalled();
  expect(cancel.defaultPrevented).toBe(true);
  expect(dialog().getAttribute('closedby')).toBe('none');

  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('AUT-03 such a dialog reopens if a browser closes it, and has no close button by default', () => {
  const { rerender } = render(
    <Modal open closable={false} title="Sign in again">
      text
    </Modal>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  dialog().close();
  dialog().dispatchEvent(new Event('close'));
  expect(dialog().open).toBe(true);
  rerender(
    <Modal open={false} closable={false} title="Sign in again">
      text
    </Modal>,
  );
  expect(dialog().open).toBe(false);
  dialog().dispatchEvent(new Event('close'));
  expect(dialog().open).toBe(false);
});

describe('UIX-06 the rule that stops the page from scrolling', () => {
  const rule = /\n {2}(html[^ ]+) {\s*overflow: hidden/;
  const selector = rule.exec(readFileSync('src/ui/base.css', 'utf8'))?.[1] ?? 'missing';
  const isLocked = () => document.documentElement.matches(selector);

  it('applies while a dialog is open', async () => {
    const user = userEvent.setup();
    render(<DrawerPage />);
    expect(isLocked()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Bag' }));
    expect(isLocked()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(isLocked()).toBe(false);
  });

  it('stays locked while another dialog is open, and unlocks when the last one unmounts', () => {
    const two = (hasSecond: boolean) => (
      <>
        <Drawer open onClose={() => undefined} title="Your bag" closeLabel="Close">
          Nothing yet
        </Drawer>
        {hasSecond && (
          <Drawer open onClose={() => undefined} title="Really?" closeLabel="Close">
            Yes
          </Drawer>
        )}
      </>
    );
    const { rerender, unmount } = render(two(true));
    expect(isLocked()).toBe(true);
    rerender(two(false));
    expect(isLocked()).toBe(true);
    unmount();
    expect(isLocked()).toBe(false);
  });
});

it('passes no browser event to callbacks, because logs cannot hold one', async () => {
  const user = userEvent.setup();
  const done = vi.fn();
  const { rerender } = render(
    <Drawer open onClose={done} title="Your bag" closeLabel="Close">
      Nothing yet
    </Drawer>,
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  rerender(
    <Alert actionLabel="Try again" onAction={done}>
      It did not work.
    </Alert>,
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(done.mock.calls).toEqual([[], []]);
});

// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '#src/ui/action/Button.tsx';
import { Picture } from '#src/ui/tile/Picture.tsx';
import { Price } from '#src/ui/tile/Price.tsx';
import { ProductTile } from '#src/ui/tile/ProductTile.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Toasts, type Severity } from '#src/ui/overlay/Toasts.tsx';

it('a busy button keeps focus and ignores clicks', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={onClick}>Add</Button>);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  rerender(
    <Button onClick={onClick} busy>
      Add
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }));
});

function Email({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="E-mail"
      name="logonId"
      hint="We only write about your order."
      value={value}
      onChange={setValue}
      error={error}
    />
  );
}

it('a text field is found by its label and described by its hint and error', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Email />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
  await user.type(field, 'ada@example.test');
  expect(field.value).toBe('ada@example.test');
  expect(field.hasAttribute('aria-invalid')).toBe(false);

  rerender(<Email error="Enter an e-mail address." />);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const notes = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(notes?.textContent).toBe('Enter an e-mail address.We only write about your order.');
});

it('UIX-07 toasts carry their severity, are announced, and offer their action', async () => {
  const user = userEvent.setup();
  const onAction = vi.fn<(id: number) => void>();
  const onClose = vi.fn<(id: number) => void>();
  const severities: Severity[] = ['success', 'error', 'warning', 'info'];
  render(
    <Toasts
      regionLabel="Messages"
      closeLabel="Close"
      toasts={severities.map((severity, id) => ({
        id,
        severity,
        text: `A ${severity}`,
        actionLabel: severity === 'success' ? 'Undo' : undefined,
      }))}
      onAction={onAction}
      onClose={onClose}
    />,
  );
  const region = screen.getByRole('region', { name: 'Messages' });
  const list = within(region).getByRole('list');
  expect(list.getAttribute('aria-live')).toBe('polite');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.dataset['severity']),
  ).toEqual(severities);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledWith(0);
  await user.click(screen.getAllByRole('button', { name: 'Close' })[1]!);
  expect(onClose).toHaveBeenCalledWith(1);
});

it('a toast that is closed leaves the focus on the page’s content', () => {
  function page(texts: readonly string[]) {
    return (
      <>
        <main tabIndex={-1} />
        <Toasts
          regionLabel="Messages"
          closeLabel="Close"
          toasts={texts.map((text, id) => ({ id, severity: 'info', text }))}
          onAction={() => undefined}
          onClose={() => undefined}
        />
      </>
    );
  }
  const { rerender } = render(page(['Saved']));
  rerender(page([]));
  expect(document.activeElement).toBe(document.body);
  rerender(page(['Saved']));
  screen.getByRole('button', { name: 'Close' }).focus();
  rerender(page([]));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('a picture has a size and three widths, and loads lazily without priority', () => {
  const { rerender } = render(<Picture pictureId="rl0101raw-front" alt="Jeans" sizes="50vw" />);
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Jeans' });
  expect([picture.width, picture.height]).toEqual([960, 1200]);
  expect(picture.getAttribute('srcset')).toBe(
    [320, 640, 960].map((w) => `/pictures/rl0101raw-front-${w}.avif?q=75 ${w}w`).join(', '),
  );
  expect(picture.getAttribute('loading')).toBe('lazy');
  rerender(<Picture pictureId="rl0101raw-front" alt="Jeans" sizes="50vw" priority />);
  expect(picture.getAttribute('loading')).toBe('eager');
  expect(picture.getAttribute('fetchpriority')).toBe('high');
});

it('a reduced price labels both amounts', () => {
  const { container, rerender } = render(<Price price="£90.00" />);
  expect(container.textContent).toBe('£90.00');
  rerender(<Price price="£59.90" wasPrice="£99.90" nowLabel="Now" wasLabel="Was" />);
  expect(container.textContent).toBe('£59.90 £99.90');
  const labels = [...container.querySelectorAll('[data-label]')];
  expect(labels.map((element) => element.getAttribute('data-label'))).toEqual(['Now', 'Was']);
  expect(container.querySelector('del')?.textContent).toBe('£99.90');
});

it('a tile is one link, and its heart remains a separate button', async () => {
  const user = userEvent.setup();
  const onHeart = vi.fn<() => void>();
  const onFollow = vi.fn<() => void>();
  render(
    <ProductTile
      href="#loom-101-RL0101RAW"
      name="Loom 101"
      pictureId="rl0101raw-front"
      price={<Price price="£90.00" />}
      wishlist={
        <button type="button" onClick={onHeart}>
          Save
        </button>
      }
      onFollow={onFollow}
    />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onHeart).toHaveBeenCalledTimes(1);
  expect(onFollow).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Loom 101' }));
  expect(onFollow).toHaveBeenCalledTimes(1);
});

// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type FileNews, askForLostFiles, onFileNews } from '#src/kernel/lazy-import.ts';
import { lazyView } from '#src/ui/lazy-view.ts';
import { LostViewsContext, type LostViewProps } from '#src/ui/lost-views.ts';

const Page = ({ name }: { name: string }) => <p>{name}</p>;

function show(View: ReturnType<typeof lazyView<'Page', { name: string }>>) {
  render(
    <Suspense fallback="wait">
      <View name="Product" />
    </Suspense>,
  );
}

it('a view is loaded when it is first shown', async () => {
  show(lazyView(async () => ({ Page }), 'Page'));
  expect(screen.queryByText('wait')).toBeTruthy();
  expect(await screen.findByText('Product')).toBeTruthy();
});

it('one that was fetched before shows at once', async () => {
  const View = lazyView(async () => ({ Page }), 'Page');
  await View.fetch();
  show(View);
  expect(screen.getByText('Product')).toBeTruthy();
});

it('retries a failed prefetch', async () => {
  let asked = 0;
  const View = lazyView(async () => {
    asked += 1;
    if (asked <= 2) throw new Error('offline');
    return { Page };
  }, 'Page');
  await expect(View.fetch()).rejects.toThrow('offline');
  show(View);
  expect(await screen.findByText('Product')).toBeTruthy();
});

/** A view whose file loads only while `line.isUp`. */
function shaky(place: 'page' | 'part' | 'over' | 'none') {
  const line = { isUp: false };
  const View = lazyView(
    async () => {
      if (!line.isUp) throw new Error('offline');
      return { Page };
    },
    'Page',
    place,
  );
  return { line, View };
}

function Again({ onRetry }: LostViewProps) {
  return <button onClick={onRetry}>Again</button>;
}

it('a failed view affects only its own place, and a press retries it', async () => {
  const { line, View } = shaky('part');
  render(
    <LostViewsContext value={{ part: Again }}>
      <h1>Header</h1>
      <Suspense fallback="wait">
        <View name="Product" />
      </Suspense>
    </LostViewsContext>,
  );
  const again = await screen.findByRole('button', { name: 'Again' });
  expect(screen.getByRole('heading', { name: 'Header' })).toBeTruthy();
  line.isUp = true;
  fireEvent.click(again);
  expect(await screen.findByText('Product')).toBeTruthy();
});

it('a failed view loads when the connection returns; both events are reported', async () => {
  const { line, View } = shaky('none');
  const news: FileNews[] = [];
  onTestFinished(onFileNews((each) => news.push(each)));
  render(
    <Suspense fallback="wait">
      <View name="Product" lost={<p>Room</p>} />
    </Suspense>,
  );
  expect(await screen.findByText('Room')).toBeTruthy();
  line.isUp = true;
  await waitFor(() => {
    askForLostFiles();
    expect(screen.queryByText('Product')).toBeTruthy();
  });
  expect(news[0]).toEqual({ file: 'Page', place: 'none', isHere: false });
  expect(news.at(-1)).toEqual({ file: 'Page', place: 'none', isHere: true });
});

it('a failed view without a notice is announced once it is awaited', async () => {
  const { line, View } = shaky('none');
  const news: FileNews[] = [];
  onTestFinished(onFileNews((each) => news.push(each)));
  render(
    <Suspense fallback="wait">
      <View name="Product" lost={<p>Room</p>} />
    </Suspense>,
  );
  await waitFor(() => expect(news).toEqual([{ file: 'Page', place: 'none', isHere: false }]));
  View.want();
  await waitFor(() => expect(news.at(-1)).toEqual({ file: 'Page', place: 'over', isHere: false }));
  line.isUp = true;
  View.want();
  expect(await screen.findByText('Product')).toBeTruthy();
  expect(news.at(-1)).toEqual({ file: 'Page', place: 'over', isHere: true });
});

it('another press of the opener retries a failed dialog', async () => {
  const { line, View } = shaky('over');
  const toggled = vi.fn();
  render(
    <>
      <button aria-expanded="true" onClick={toggled}>
        Sizes
      </button>
      <Suspense>
        <View name="Drawer" lost={<i>lost</i>} />
      </Suspense>
    </>,
  );
  const opener = screen.getByRole('button', { name: 'Sizes' });
  opener.focus();
  await screen.findByText('lost');
  line.isUp = true;
  fireEvent.click(opener);
  expect(await screen.findByText('Drawer')).toBeTruthy();
  expect(toggled).not.toHaveBeenCalled();
});

it('the served content of a failed view stays, and hydrates when the file loads (14.4)', async () => {
  const pressed = vi.fn();
  const Button = () => <button onClick={pressed}>Newsletter</button>;
  const Served = lazyView(async () => ({ Button }), 'Button');
  await Served.fetch();
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <Suspense>
      <Served />
    </Suspense>,
  );
  document.body.append(root);
  onTestFinished(() => root.remove());

  const line = { isUp: false };
  const Here = lazyView(async () => {
    if (!line.isUp) throw new Error('offline');
    return { Button };
  }, 'Button');
  const mismatched = vi.fn();
  const lost = vi.fn();
  onTestFinished(onFileNews(lost));
  const shown = hydrateRoot(
    root,
    <Suspense>
      <Here />
    </Suspense>,
    { onRecoverableError: mismatched },
  );
  onTestFinished(() => shown.unmount());
  await waitFor(() => expect(lost).toHaveBeenCalledOnce());
  expect(root.textContent).toBe('Newsletter');
  line.isUp = true;
  askForLostFiles();
  await waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Newsletter' }));
    expect(pressed).toHaveBeenCalled();
  });
  expect(mismatched).not.toHaveBeenCalled();
});

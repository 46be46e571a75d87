// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { askForLostFiles } from '#src/kernel/lazy-import.ts';
import { lazyView } from '#src/ui/lazy-view.ts';
import { watchSheets } from '#src/ui/lost-sheets.ts';

const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

/** Mimics the bundler's loader: it adds the styles once, and treats them as loaded on a retry. */
function viewWithStyles() {
  const link = sheet('/page.css');
  const View = lazyView(async () => {
    if (document.head.childElementCount === 0) {
      document.head.append(link);
      await new Promise((_, reject) => {
        link.addEventListener('error', reject);
        link.dispatchEvent(new Event('error'));
      });
    }
    return { Page: () => <p>Product</p> };
  }, 'Page');
  return { View, link };
}

function sheet(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return link;
}

/** The style sheet that replaced another. */
function sheetAfter(before: HTMLLinkElement): Promise<HTMLLinkElement> {
  return vi.waitFor(() => {
    const [next] = sheets();
    if (!next || next === before) throw new Error('It was not asked for again');
    return next;
  });
}

beforeEach(() => document.head.replaceChildren());

it('a view whose styles fail once renders after a retry', async () => {
  watchSheets(document);
  const { View, link } = viewWithStyles();
  render(
    <Suspense fallback="wait">
      <View />
    </Suspense>,
  );
  const again = await sheetAfter(link);
  expect(screen.getByText('wait')).toBeTruthy();
  again.dispatchEvent(new Event('load'));
  expect(await screen.findByText('Product')).toBeTruthy();
});

it('a view whose styles fail twice is lost, and a retry requests them again', async () => {
  watchSheets(document);
  const { View, link } = viewWithStyles();
  const fetching = View.fetch();
  const second = await sheetAfter(link);
  second.dispatchEvent(new Event('error'));
  await expect(fetching).rejects.toThrow('No styles: http://localhost:3000/page.css');
  const again = View.fetch();
  (await sheetAfter(second)).dispatchEvent(new Event('load'));
  await again;
  expect(sheets()).toHaveLength(1);
});

it('retries the document’s own failed styles with the next file', () => {
  const link = sheet('/index.css');
  document.head.append(link);
  watchSheets(document);
  askForLostFiles();
  expect(sheets()).toHaveLength(1);
  expect(sheets()[0]).not.toBe(link);
});

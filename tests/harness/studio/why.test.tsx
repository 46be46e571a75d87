// @vitest-environment jsdom
// @alone
import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import texts from '#locales/en/studio.json' with { type: 'json' };
import { type OpenTrace, importTrace } from '#harness/studio/import-trace.ts';
import { EMPTY } from '#harness/studio/studio-state.ts';
import type { Studio } from '#harness/studio/use-studio.ts';
import { WhyPanel } from '#harness/studio/why/WhyPanel.tsx';
import { type Shown, reasonsFor } from '#harness/studio/why/reasons.ts';
import { pathText, shownPlaces } from '#harness/studio/why/shown-places.ts';
import { textAt } from '#harness/studio/why/text-at.ts';
import { wayBack } from '#harness/studio/why/way-back.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';

vi.mock('#harness/studio/ask-worker.ts', () => ({
  askWorker: async (_task: string, { trace }: OpenTrace, asked: Shown) => reasonsFor(trace, asked),
}));

function openTrace(name: string): OpenTrace {
  const imported = importTrace(name, readFileSync(`fixtures/traces/${name}.jsonl`, 'utf8'));
  if (!imported.ok) throw new Error(imported.message);
  return imported.opened;
}

const opened = openTrace('cart/quantity--rolled-back');

describe('where a text on the page comes from', () => {
  const stores: [string, unknown][] = [
    ['cart/bag', { total: 2990, lines: [{ name: 'Selvedge jeans', quantity: 2, price: 129990 }] }],
    ['session/user', 'Mira'],
  ];
  it.each([
    ['£29.90', ['3 cart/bag total']],
    ['29,90 €', ['3 cart/bag total']],
    ['Total 29.90', ['2 cart/bag total']],
    ['1.299,90 PLN', ['3 cart/bag lines[0].price']],
    ['1 299,90 zł', ['2 cart/bag lines[0].price']],
    ['  selvedge\n Jeans ', ['3 cart/bag lines[0].name']],
    ['Jeans', ['1 cart/bag lines[0].name']],
    ['Selvedge jeans, raw', ['2 cart/bag lines[0].name']],
    ['MIRA', ['3 session/user ']],
    ['Hello Mira', ['2 session/user ']],
    ['Continue shopping', []],
    ['£29.91', []],
    [' ', []],
  ])('%s', (text, places) => {
    const found = shownPlaces(text, stores);
    expect(
      found.map(({ closeness, store, path }) => `${closeness} ${store} ${pathText(path)}`),
    ).toEqual(places);
  });
});

describe('why it is so', () => {
  it('names the step since which it has been so, not the one at which the store was set last', () => {
    const { trace, steps } = opened;
    const [first] = reasonsFor(trace, { text: 'Quantity 1', step: steps.count }).filter(
      ({ store }) => store === 'cart/bagPage',
    );
    expect(first && pathText(first.path)).toBe('details.lines[0].quantity');
    const record = trace.records[steps.causeOf(first?.since ?? 0) ?? -1];
    expect(record).toMatchObject({ kind: 'settle', name: 'http/cart.details' });
  });

  it('leads back from the answer over its call to what began it', () => {
    const { trace, steps } = opened;
    const answer = trace.records.findIndex(
      (record) => record.kind === 'settle' && record.name === 'http/cart.details',
    );
    const way = wayBack(opened, steps.stepOf(answer)).map((at) => {
      const record = trace.records[at];
      return record && 'name' in record ? `${record.kind} ${record.name}` : '';
    });
    expect(way).toEqual([
      'settle http/cart.details',
      'call http/cart.details',
      'settle http/session.userInfo',
      'call http/session.userInfo',
      'input app/started',
    ]);
  });
});

it('what is pressed on the stage is asked about, and each record of the way can be gone to', async () => {
  const { i18n } = createI18n({ locale: 'en-GB', resources: { en: { studio: texts } } });
  const select = vi.fn<(record: number) => void>();
  const panel = (picked: { text: string }) => {
    const studio = { ...EMPTY, opened, picked, step: opened.steps.count, select } as unknown;
    return (
      <I18nContext value={i18n}>
        <WhyPanel studio={studio as Studio} opened={opened} />
      </I18nContext>
    );
  };
  const { rerender } = render(panel({ text: '' }));
  expect(screen.queryByRole('list')).toBeNull();
  rerender(panel({ text: 'Quantity 1' }));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Quantity 1');
  const way = await screen.findByRole('list', { name: 'How cart/bagPage came to it' });
  await userEvent.click(within(way).getByRole('button', { name: /app\/started/ }));
  expect(select).toHaveBeenCalledWith(0);
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(screen.queryByRole('list')).toBeNull();
});

it('finds what stands at a point of a page that nobody can press anything on', () => {
  const root = document.createElement('div');
  root.inert = true;
  root.innerHTML = '<p><b> 29.90\n GBP </b></p><img alt="Raw jeans"><input value="typed">';
  document.body.append(root);
  const [text, picture, field] = ['b', 'img', 'input'].map((name) => root.querySelector(name));
  let under: (Element | null | undefined)[] = [];
  document.elementsFromPoint = () => {
    expect(root.inert).toBe(false);
    return [...under, root, document.body].filter((one) => one instanceof Element);
  };
  const at = (element: Element | null | undefined) => {
    under = [element];
    return textAt(root, 1, 1);
  };
  expect([at(text), at(picture), at(field), at(null)]).toEqual([
    '29.90 GBP',
    'Raw jeans',
    'typed',
    '',
  ]);
  expect(root.inert).toBe(true);
});

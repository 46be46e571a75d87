// @vitest-environment jsdom
// @alone
import { Provider, useUnit } from 'effector-react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TraceRecord } from '#harness/replay/trace.ts';
import { createPlayer } from '#harness/replay/player.ts';
import { type OpenTrace } from '#harness/studio/import-trace.ts';
import { EMPTY } from '#harness/studio/studio-state.ts';
import type { Studio } from '#harness/studio/use-studio.ts';
import { WhyPanel } from '#harness/studio/why/WhyPanel.tsx';
import { type Reason, type Shown, likelierFirst, reasonsFor } from '#harness/studio/why/reasons.ts';
import { markPicked } from '#harness/studio/why/mark-picked.ts';
import { shortPayload } from '#harness/studio/why/short-payload.ts';
import { pathText, shownPlaces } from '#harness/studio/why/shown-places.ts';
import { NONE_READ, storesRead } from '#harness/studio/why/stores-read.ts';
import { textAt } from '#harness/studio/why/text-at.ts';
import { leadsToInput, wayBack } from '#harness/studio/why/way-back.ts';
import { $isOnline } from '#src/ports/connection.ts';
import { $bagCount } from '#src/cart/bag/bag-model.ts';
import { inEnglish, openTrace } from './support.tsx';

vi.mock('#harness/studio/ask-worker.ts', () => ({
  askWorker: async (_task: string, { trace }: OpenTrace, asked: Shown) => {
    await answered;
    return reasonsFor(trace, asked);
  },
}));

let answered: Promise<void> | undefined;

beforeEach(() => {
  answered = undefined;
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.checkVisibility = () => true;
});

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

describe('the cause of a value', () => {
  it("names the step that set the value, not the store's last change", () => {
    const { trace, steps } = opened;
    const [first] = reasonsFor(trace, { text: 'Quantity 1', step: steps.count }).filter(
      ({ store }) => store === 'cart/bagPage',
    );
    expect(first && pathText(first.path)).toBe('details.lines[0].quantity');
    const record = trace.records[steps.causeOf(first?.since ?? 0) ?? -1];
    expect(record).toMatchObject({ kind: 'settle', name: 'http/cart.details' });
  });

  it('leads from the answer over its call to the first cause', () => {
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

function playedTo({ trace }: OpenTrace) {
  const player = createPlayer(trace);
  player.seek(trace.records.length);
  return player.scope;
}

const select = vi.fn<(record: number) => void>();

function panel({ text }: { text: string }) {
  const picked = { text, read: NONE_READ };
  const studio = { ...EMPTY, opened, picked, step: opened.steps.count, select } as unknown;
  return inEnglish(<WhyPanel studio={studio as Studio} opened={opened} />);
}

it('shows that it is searching, that no store has the text, or that there is none', async () => {
  let answer = () => {};
  answered = new Promise((resolve) => {
    answer = resolve;
  });
  const { rerender } = render(panel({ text: '' }));
  const status = screen.getByRole('status', { hidden: true });
  expect(status.textContent).toBe('');
  rerender(panel({ text: 'Kontinue' }));
  expect(status.textContent).toBe('Searching …');
  answer();
  await waitFor(() => expect(status.textContent).toMatch(/^No store has “Kontinue”/));
  rerender(panel({ text: '' }));
  expect(status.textContent).toMatch(/^There is no value where you pressed/);
});

describe('the count in the header', () => {
  const bag = openTrace('cart/quantity--rolled-back');
  const { trace, steps } = bag;
  const scope = playedTo(bag);

  function pressed(text: string) {
    const Count = () => <b>{useUnit($bagCount)}</b>;
    const Header = () => {
      const isOnline = useUnit($isOnline);
      return (
        <p data-online={isOnline}>
          <Count />
        </p>
      );
    };
    const { container } = render(
      <Provider value={scope}>
        <Header />
      </Provider>,
    );
    return storesRead(container.querySelector('b')!, text, scope);
  }

  it('is read from the stores that it is derived from, its own view before those around it', () => {
    expect(pressed('1')).toEqual({
      showing: ['cart/miniBag', 'cart/piecesAhead'],
      beside: ['connection/isOnline'],
    });
    expect(pressed('7').showing).toEqual([]);
    expect(storesRead(document.body, '1', scope)).toEqual({ showing: [], beside: [] });
  });

  it('lists the bag first, and log-like stores last', () => {
    const step = steps.count;
    const asked = { text: '1', step };
    const found = reasonsFor(trace, { ...asked, read: pressed('1') });
    expect(found[0]).toMatchObject({ store: 'cart/miniBag', path: ['bag', 'count'], isRead: true });
    const written = reasonsFor(trace, asked).map(({ store }) => store.split('/')[0]);
    const firstAccount = written.indexOf('analytics');
    expect(firstAccount).toBeGreaterThan(0);
    expect(written.slice(firstAccount)).not.toContain('cart');
  });
});

it('shows more places on request, with the focus on the first', async () => {
  render(panel({ text: '' }));
  await userEvent.click(screen.getByText('Why is this so?'));
  await userEvent.type(screen.getByRole('searchbox'), '1');
  const more = await screen.findByRole('button', { name: /^Show \d+ more$/ });
  const rows = () => [
    ...screen.getByRole('list', { name: 'Places that it may come from' }).children,
  ];
  const before = rows().length;
  await userEvent.click(more);
  expect(rows().length).toBe(before + Number(/\d+/.exec(more.textContent)?.[0]));
  expect(document.activeElement).toBe(rows()[before]);
});

describe('the text at a point of an inert page', () => {
  const root = document.createElement('div');
  let under: (Element | null)[] = [];

  beforeEach(() => {
    root.inert = true;
    document.body.replaceChildren(root);
    document.elementsFromPoint = () => {
      expect(root.inert).toBe(false);
      return [...under, root, document.body].filter((one) => one instanceof Element);
    };
  });

  function at(...names: string[]) {
    under = names.map((name) => root.querySelector(name));
    const picked = textAt(root, 10, 10);
    expect(root.inert).toBe(true);
    return picked?.text;
  }

  function place(name: string, top: number) {
    const element = root.querySelector(name)!;
    element.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
  }

  it("is a text, a field's value, or a picture's alternative", () => {
    root.innerHTML =
      '<p><b> 29.90\n GBP </b></p><img alt="Raw jeans"><input value="typed"><select><option>One<option selected>Two</select>';
    expect([at('b', 'p'), at('img'), at('input'), at('select'), at()]).toEqual([
      '29.90 GBP',
      'Raw jeans',
      'typed',
      'Two',
      undefined,
    ]);
  });

  it('is that of an element with its own text, with spaces between its parts', () => {
    root.innerHTML = '<p>Quantity<b>2</b></p>';
    root.querySelector('b')?.append('.5');
    expect(at('p')).toBe('Quantity 2.5');
  });

  it("is never a container's joined text, but the nearest in it, or nothing", () => {
    root.innerHTML = '<ul><li><i>Delivery is on us</i></li><li><b>Foundry</b></li></ul>';
    expect(at('ul')).toBeUndefined();
    place('i', 200);
    place('b', 25);
    expect(at('ul')).toBe('Foundry');
    place('b', 60);
    expect(at('ul')).toBeUndefined();
  });

  it('is marked, and the previous mark is removed', () => {
    root.innerHTML = '<b>1</b><i>2</i>';
    const [one, other] = root.children;
    markPicked(one);
    markPicked(other);
    expect(root.innerHTML).toBe('<b>1</b><i data-picked="">2</i>');
    markPicked(undefined);
    expect(root.innerHTML).toBe('<b>1</b><i>2</i>');
  });
});

it('sorts places without an input last, however close the match', () => {
  expect([leadsToInput(opened, 0), leadsToInput(opened, opened.steps.count)]).toEqual([
    false,
    true,
  ]);
  const place = (closeness: Reason['closeness'], since: number): Reason => ({
    store: 'cart/bag',
    path: [],
    value: 2,
    closeness,
    since,
    isRead: false,
  });
  const places = [place(3, 0), place(1, 9), place(3, 4), place(3, 7)];
  const sorted = places.toSorted(likelierFirst((since) => since > 0));
  expect(sorted.map(({ closeness, since }) => [closeness, since])).toEqual([
    [3, 7],
    [3, 4],
    [1, 9],
    [3, 0],
  ]);
});

it('shows a short payload completely, else only the matching places', () => {
  const answer = (value: unknown) =>
    shortPayload({ kind: 'settle', value } as TraceRecord, { path: ['bag', 'quantity'], value: 2 });
  const long = 'a long text '.repeat(9);
  expect(answer(undefined)).toBe('');
  expect(answer({ quantity: 2 })).toBe('{"quantity":2}');
  expect(answer({ long, count: 2, lines: [{ quantity: 2 }] })).toBe('… lines[0].quantity 2 …');
  expect(answer({ long, count: 2 })).toBe('… count 2 …');
  expect(answer({ long })).toMatch(/^\{"long":"a long text [^…]+…$/);
});

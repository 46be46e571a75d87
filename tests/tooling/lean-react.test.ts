// @vitest-environment jsdom
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type * as ReactModule from 'react';
import type { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { UNUSED_HOOKS, withoutUnreachable } from '#harness/config/lean-react.ts';

const UNUSED_ELEMENTS = ['Activity', 'Profiler', 'SuspenseList', 'ViewTransition'];

const library = productionCode('react-dom/cjs/react-dom-client.production.js');
const lean = withoutUnreachable(library);

function productionCode(path: string): string {
  return readFileSync(`node_modules/${path}`, 'utf8');
}

interface Loaded {
  React: typeof ReactModule;
  client: { createRoot: typeof createRoot };
  dom: { flushSync(run: () => void): void };
}

/** React's production build, of which the client may be another text. */
function load(client: string): Loaded {
  const modules: Record<string, unknown> = {};
  const run = (name: string, code: string) => {
    const module = {};
    const require = (wanted: string) => modules[wanted];
    const wrapped: unknown = runInThisContext(`(function (exports, require) {${code}\n})`);
    (wrapped as (exports: object, require: (wanted: string) => unknown) => void)(module, require);
    modules[name] = module;
    return module;
  };
  run('scheduler', productionCode('scheduler/cjs/scheduler.production.js'));
  const React = run('react', productionCode('react/cjs/react.production.js'));
  const dom = run('react-dom', productionCode('react-dom/cjs/react-dom.production.js'));
  return { React, dom, client: run('react-dom/client', client) } as unknown as Loaded;
}

/** What a page with a bit of everything shows, step by step. */
async function shown(client: string): Promise<string[]> {
  const {
    React,
    client: dom,
    dom: { flushSync },
  } = load(client);
  const h = React.createElement;
  const Theme = React.createContext('light');
  let arrive: (view: { default: () => ReactModule.ReactNode }) => void = () => {};
  const Late = React.lazy(
    () => new Promise<{ default: () => ReactModule.ReactNode }>((resolve) => (arrive = resolve)),
  );
  class Boundary extends React.Component<
    { children: ReactModule.ReactNode },
    { hasFailed: boolean }
  > {
    static getDerivedStateFromError = () => ({ hasFailed: true });
    override state = { hasFailed: false };
    override render = () => (this.state.hasFailed ? h('p', null, 'failed') : this.props.children);
  }
  let mood = 'calm';
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const log: string[] = [];
  const Row = React.memo(({ name }: { name: string }) => h('li', null, name));
  function Page() {
    const [count, setCount] = React.useState(0);
    const [names, change] = React.useReducer(
      (list: string[], add: string) => (add === '' ? list.toReversed() : [...list, add]),
      ['a', 'b'],
    );
    const field = React.useRef<HTMLInputElement>(null);
    const id = React.useId();
    const theme = React.use(Theme);
    const now = React.useSyncExternalStore(subscribe, () => mood);
    React.useLayoutEffect(() => void log.push(`layout ${count}`), [count]);
    React.useEffect(() => {
      log.push(`effect ${count}`);
      return () => void log.push(`away ${count}`);
    }, [count]);
    const double = React.useMemo(() => count * 2, [count]);
    const more = React.useCallback(() => setCount((before) => before + 1), []);
    if (count > 2) throw new Error('too many');
    return h(
      React.Fragment,
      null,
      h('title', null, `Page ${count}`),
      h('button', { id: 'more', onClick: more, 'data-theme': theme }, `${count} ${double} ${now}`),
      h('button', { id: 'add', onClick: () => change(`n${count}`) }, 'add'),
      h('button', { id: 'turn', onClick: () => change('') }, 'turn'),
      h('label', { htmlFor: id }, 'Name'),
      h('input', { id, ref: field, value: String(count), onChange: more, readOnly: false }),
      h('select', { defaultValue: 'b' }, h('option', { value: 'a' }), h('option', { value: 'b' })),
      h(
        'ul',
        null,
        names.map((name) => h(Row, { key: name, name })),
        h('li', { key: 'end' }, 'end'),
      ),
      count > 0 && h(React.Suspense, { fallback: h('i', null, 'wait') }, h(Late)),
    );
  }
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const container = document.body.appendChild(document.createElement('div'));
  const root = dom.createRoot(container, { onCaughtError: (error) => log.push(String(error)) });
  const steps: string[] = [];
  const step = async (act: () => void, text = '') => {
    flushSync(act);
    await vi.waitFor(() => expect(container.innerHTML).toContain(text));
    steps.push(`${document.title} ${container.innerHTML}`);
  };
  const click = (id: string) => () => container.querySelector<HTMLElement>(`#${id}`)?.click();
  await step(() => root.render(h(Theme, { value: 'dark' }, h(Boundary, null, h(Page)))));
  await step(click('more'));
  await step(() => arrive({ default: () => h('b', null, 'late') }), 'late');
  await step(click('add'));
  await step(click('turn'));
  await step(() => {
    mood = 'glad';
    listeners.forEach((listener) => listener());
  });
  await step(click('more'));
  await step(click('more'));
  await step(() => root.render(h('main', null, 'other')));
  await step(() => root.unmount());
  container.remove();
  errors.mockRestore();
  return [...steps, ...log];
}

it('shows what the whole library shows', async () => {
  const whole = await shown(library);
  expect(whole[1]).toContain('<i>wait</i>');
  expect(whole[2]).toContain('<b>late</b>');
  expect(whole[7]).toContain('<p>failed</p>');
  expect(await shown(lean)).toEqual(whole);
});

it.each(['Activity', 'Profiler', 'Suspense'] as const)(
  'throws at an element that it left out: %s',
  (name) => {
    const { React, client, dom } = load(lean);
    const failures: string[] = [];
    const root = client.createRoot(document.createElement('div'), {
      onUncaughtError: (error) => failures.push(String(error)),
    });
    const element = React[name] as typeof React.Suspense;
    dom.flushSync(() => root.render(React.createElement(element, null, 'text')));
    expect(failures.join()).toMatch(name === 'Suspense' ? /^$/ : /Minified React error #130/);
  },
);

it('is asked for nothing that it left out', () => {
  const names = new RegExp(
    `\\b(?:${[...UNUSED_HOOKS, ...UNUSED_ELEMENTS, 'hydrateRoot'].join('|')})\\b`,
  );
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join('src', file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => names.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('stops the build when the library no longer has what is left out', () => {
  expect(() => withoutUnreachable(library.replaceAll('isHydrating', 'hydrates'))).toThrow(
    'isHydrating',
  );
  expect(() => withoutUnreachable(library.replaceAll('REACT_ACTIVITY_TYPE', 'X'))).toThrow(
    'ACTIVITY',
  );
});

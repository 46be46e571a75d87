// @vitest-environment jsdom
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type * as ReactModule from 'react';
import type { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import {
  UNUSED_EXPORTS,
  UNUSED_HOOKS,
  withoutUnreachable,
  withoutUnusedExports,
} from '#harness/config/lean-react.ts';

const UNUSED_ELEMENTS = ['Activity', 'Profiler', 'SuspenseList', 'ViewTransition'];

type Build = (file: string) => string;

const whole: Build = (file) =>
  readFileSync(`node_modules/${file.replace('-client', '')}/cjs/${file}.production.js`, 'utf8');
const lean: Build = (file) => {
  const code = withoutUnusedExports(whole(file), file);
  return file === 'react-dom-client' ? withoutUnreachable(code) : code;
};

interface Loaded {
  React: typeof ReactModule;
  client: { createRoot: typeof createRoot };
  dom: { flushSync(run: () => void): void };
}

function load(build: Build): Loaded {
  const modules: Record<string, unknown> = {};
  const run = (name: string) => {
    const module = {};
    const require = (wanted: string) => modules[wanted];
    const code: unknown = runInThisContext(`(function (exports, require) {${build(name)}\n})`);
    (code as (exports: object, require: (wanted: string) => unknown) => void)(module, require);
    modules[name] = module;
    return module;
  };
  run('scheduler');
  const React = run('react');
  const dom = run('react-dom');
  return { React, dom, client: run('react-dom-client') } as unknown as Loaded;
}

/** What a page with a bit of everything shows, step by step. */
async function shown(build: Build): Promise<string[]> {
  const {
    React,
    client: dom,
    dom: { flushSync },
  } = load(build);
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
  const expected = await shown(whole);
  expect(expected[1]).toContain('<i>wait</i>');
  expect(expected[2]).toContain('<b>late</b>');
  expect(expected[7]).toContain('<p>failed</p>');
  expect(await shown(lean)).toEqual(expected);
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
  const left = [...UNUSED_HOOKS, ...UNUSED_ELEMENTS, ...Object.values(UNUSED_EXPORTS).flat()];
  const names = new RegExp(`import [^;]*\\b(?:${left.join('|')})\\b[^;]* from 'react`);
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join('src', file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => names.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('stops the build when the library no longer has what is left out', () => {
  const client = whole('react-dom-client');
  expect(() => withoutUnreachable(client.replaceAll('isHydrating', 'hydrates'))).toThrow(
    'isHydrating',
  );
  expect(() => withoutUnreachable(client.replaceAll('REACT_ACTIVITY_TYPE', 'X'))).toThrow(
    'ACTIVITY',
  );
  expect(() => withoutUnusedExports('exports.memo = 1;', 'react')).toThrow('Children');
});

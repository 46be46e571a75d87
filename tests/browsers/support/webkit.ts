import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { Browser, Engine, Key } from './engine.ts';

const KEYS: Record<Key, string> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  Backspace: '\uE003',
  Home: '\uE011',
  ArrowRight: '\uE014',
};

export interface WebKitPaths {
  driver: string;
  browser: string;
  display: string;
}

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** WebKitGTK's MiniBrowser over W3C WebDriver, on a display of its own. */
export async function startWebKit(paths: WebKitPaths): Promise<Browser> {
  const display = spawn(paths.display, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstText(display);
  const port = 20_000 + (process.pid % 20_000);
  const env = { ...process.env, DISPLAY: `:${number}` };
  const driver = spawn(paths.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const call = callTo(`http://127.0.0.1:${port}`);
  await until(() => call('GET', '/status'));
  return {
    name: 'WebKit',
    async open() {
      const options = { binary: paths.browser, args: ['--automation'] };
      const { sessionId } = (await call('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
      })) as { sessionId: string };
      const session: Call = (method, path, body) =>
        call(method, `/session/${sessionId}${path}`, body);
      await session('POST', '/window/rect', { width: 1280, height: 980 });
      return engineOf(session);
    },
    async close() {
      await ended(driver);
      await ended(display);
    },
  };
}

function engineOf(call: Call): Engine {
  const pressed = (keys: readonly string[]) => ({
    actions: [
      {
        type: 'key',
        id: 'keyboard',
        actions: keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ],
  });
  return {
    goto: async (url) => void (await call('POST', '/url', { url })),
    back: async () => void (await call('POST', '/back', {})),
    reload: async () => void (await call('POST', '/refresh', {})),
    evaluate: (expression) =>
      call('POST', '/execute/sync', { script: `return (${expression})`, args: [] }),
    async press(x, y) {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await call('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: async (text) => void (await call('POST', '/actions', pressed([...text]))),
    key: async (name) => void (await call('POST', '/actions', pressed([KEYS[name]]))),
    async screenshot(file) {
      writeFileSync(file, Buffer.from(String(await call('GET', '/screenshot')), 'base64'));
    },
    close: async () => void (await call('DELETE', '')),
  };
}

function callTo(origin: string): Call {
  return async (method, path, body) => {
    const answer = await fetch(origin + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function firstText({ stdio: [, , , pipe] }: ChildProcess): Promise<string> {
  if (!pipe) throw new Error('The display has no pipe');
  const [text] = (await once(pipe, 'data')) as [Buffer];
  return text.toString().trim();
}

async function until(ask: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

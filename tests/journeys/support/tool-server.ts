import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PROJECT, inProject } from '#harness/cli/support/project.mjs';

const COPIED = [
  'src',
  'harness',
  'fixtures',
  'locales',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];
/** Large, and only served, never imported; linked instead of copied. */
const PICTURES = join('fixtures', 'pictures', 'rendered');
const LEFT_OUT = [PICTURES, join('fixtures', 'traces')].map((name) => inProject(name));

/**
 * A writable copy of the sources in the system's temporary folder. Libraries are linked, with a separate Vite cache.
 */
export function copyOfSources(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-sources-'));
  for (const name of COPIED)
    cpSync(inProject(name), join(folder, name), {
      recursive: true,
      filter: (file) => !LEFT_OUT.includes(file),
    });
  symlinkSync(inProject(PICTURES), join(folder, PICTURES), 'junction');
  const libraries = inProject('node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(libraries))
    if (!name.startsWith('.vite'))
      symlinkSync(join(libraries, name), join(folder, 'node_modules', name), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const PATIENCE_MS = 90_000;

export interface ToolServer {
  url: string;
  /** Output so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/** Runs `npm start`, `npm run dev` or `npm run stories` on a free port; resolves when it answers. */
export async function startTool(
  script: 'start' | 'dev' | 'stories',
  folder = PROJECT,
  more: readonly string[] = [],
): Promise<ToolServer> {
  const port = await freePort();
  const child = spawn('npm', ['run', script, '--', '--port', String(port), ...more], {
    cwd: folder,
    detached: true, // a separate process group, which ends with all of npm's children
    env: {
      ...process.env,
      BROWSER: 'none',
      ...(script !== 'start' && { NODE_ENV: 'development' }),
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    return ended;
  };
  try {
    const output = await served(child, port);
    return { url: `http://localhost:${port}`, output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Resolves when the server has printed its address, with a function that returns its output. */
function served(child: ChildProcess, port: number): Promise<() => string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (text: string) => {
      output += text;
      if (stripVTControlCharacters(output).includes(`:${port}`)) resolve(() => output);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
    AbortSignal.timeout(PATIENCE_MS).onabort = () => reject(new Error(`No server yet:\n${output}`));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

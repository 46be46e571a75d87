import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Creates the next release: the same files with other names. */
export function nextRelease(folder: string, fresh: string): void {
  cpSync(folder, fresh, {
    recursive: true,
    filter: (path) => !/\/(?:pictures|assets)$|\.(?:br|gz)$/.test(path),
  });
  symlinkSync(join(folder, 'pictures'), join(fresh, 'pictures'));
  mkdirSync(join(fresh, 'assets'));
  const all = readdirSync(join(folder, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
  const hashed = all.filter((name) => /-[\w-]{8}\.(?:js|css)$/.test(name));
  const known = new Set(hashed);
  const renamed = (text: string) =>
    text.replaceAll(/[\w.-]+-[\w-]{8}\.(?:js|css)\b/g, (name) =>
      known.has(name) ? otherName(name) : name,
    );
  for (const name of all) {
    const from = join(folder, 'assets', name);
    if (!hashed.includes(name)) cpSync(from, join(fresh, 'assets', name));
    else writeFileSync(join(fresh, 'assets', otherName(name)), renamed(readFileSync(from, 'utf8')));
  }
  // A release has a worker and its shell; the demo has neither.
  for (const name of ['index.html', 'shell.html', 'offline-worker.js']) {
    if (!existsSync(join(folder, name))) continue;
    const text = renamed(readFileSync(join(folder, name), 'utf8'));
    writeFileSync(join(fresh, name), text.replace(/(?<=-shell-)\w+/, 'next'));
  }
}

/** Never the original name, because browsers cache hashed names forever. */
function otherName(name: string): string {
  return name.replace(/.(?=.{7}\.\w+$)/, (first) => (first === 'z' ? 'y' : 'z'));
}

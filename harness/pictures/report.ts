/** One changed state. Screenshots are file names. */
export interface Changed {
  name: string;
  place: string;
  points: number;
  /** Most frequent colour change; equal for states that differ by the same change. */
  kind: string;
  box: { left: number; top: number; right: number; bottom: number };
  before: string;
  after: string;
  difference: string;
  logs: { before: string; after: string };
}

export interface Report {
  title: string;
  count: number;
  changed: readonly Changed[];
  added: readonly string[];
  removed: readonly string[];
  failed: readonly { name: string; reason: string }[];
}

/** Renders the report page, grouped by kind of change, the smallest screenshot first. */
export function reportPage({ title, count, changed, added, removed, failed }: Report): string {
  const list = (name: string, names: readonly string[]) =>
    names.length === 0
      ? ''
      : `<h2>${name}</h2><ul>${names.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
<p>${changed.length} of ${count} states look otherwise.</p>
${kindsOf(changed).map(kindPart).join('\n')}
${list(
  'Could not be shown',
  failed.map(({ name, reason }) => `${name}: ${reason}`),
)}
${list('New states', added)}
${list('States that are gone', removed)}
</html>
`;
}

/** Groups states by kind of change, most frequent first. */
export function kindsOf(changed: readonly Changed[]): (readonly [string, readonly Changed[]])[] {
  return [...new Set(changed.map(({ kind }) => kind))]
    .map((kind) => [kind, changed.filter((one) => one.kind === kind)] as const)
    .map(([kind, alike]) => [kind, alike.toSorted((a, b) => a.points - b.points)] as const)
    .toSorted(([, one], [, other]) => other.length - one.length);
}

function kindPart([kind, alike]: readonly [string, readonly Changed[]]): string {
  const [first, ...others] = alike.map(changedPart);
  const more =
    others.length === 0
      ? ''
      : `<details><summary>${others.length} more states differ in this way</summary>${others.join('\n')}</details>`;
  return `<h2>${escaped(kind)}: ${alike.length}</h2>${first}${more}`;
}

function changedPart({
  name,
  place,
  points,
  box: { left, top, right, bottom },
  before,
  after,
  difference,
  logs,
}: Changed): string {
  const picture = (file: string, caption: string) =>
    `<figure><figcaption>${caption}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${escaped(name)}, ${caption}"></a></figure>`;
  const [old, now] = [linesOf(logs.before), linesOf(logs.after)];
  const isSame = old.join('\n') === now.join('\n');
  const log = isSame
    ? `<summary>The log is the same</summary>${logPart(now, now)}`
    : `<summary>The log differs</summary><div class="row">${logPart(old, now)}${logPart(now, old)}</div>`;
  return `<section>
<h3>${escaped(place)}: ${escaped(name)}</h3>
<p>${points} points, from ${left}, ${top} to ${right}, ${bottom}</p>
<div class="row">${picture(before, 'Before')}${picture(after, 'Now')}${picture(difference, 'What differs')}</div>
<details>${log}</details>
</section>`;
}

function logPart(lines: readonly string[], others: readonly string[]): string {
  const known = new Set(others);
  const shown = lines.map((line, at) =>
    known.has(line)
      ? escaped(partOf(line, 0))
      : `<mark>${escaped(partOf(line, differsAt(line, others[at] ?? '')))}</mark>`,
  );
  return `<pre>${shown.join('\n')}</pre>`;
}

/** Maximum length of a shown record in characters, and of the part before the difference. */
const MOST = 240;
const BEFORE = 80;

function partOf(line: string, at: number): string {
  const start = at + BEFORE < MOST ? 0 : at - BEFORE;
  const end = start + MOST;
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
}

/** Index of the first differing character. */
function differsAt(line: string, other: string): number {
  let at = 0;
  while (at < line.length && line[at] === other[at]) at += 1;
  return at;
}

/**
 * Records of a log as raw text: another revision may have other names.
 * Without the header and the hash at each record's end, which differ between builds.
 */
function linesOf(log: string): readonly string[] {
  return log
    .split('\n')
    .slice(1)
    .filter((line) => line.startsWith('['))
    .map((line) => JSON.stringify((JSON.parse(line) as unknown[]).slice(0, -1)));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const STYLE = `
body { margin: 2rem; font: 15px/1.45 system-ui, sans-serif; background: #f1f2f4; color: #16181d }
section { margin-block: 2rem; border-top: 1px solid #b9b9bf }
h2 { font-size: 1.25rem }
h3 { font-size: 1.125rem }
summary { cursor: pointer }
.row { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
figure { flex: none; max-width: 30rem; margin: 0; background: #fff }
figcaption { padding: 0.25rem 0.5rem; font-weight: 650 }
img { display: block; max-width: 100% }
pre { overflow: auto; max-height: 30rem; padding: 0.5rem; background: #fff; font-size: 12px }
`;

// @long
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { readTrace } from '#harness/replay/read-trace.ts';
import { TraceError } from '#harness/replay/trace.ts';
import { fileOf, journeyOf } from '#harness/to-scenario/files-of.ts';
import { writeScenario } from '#harness/to-scenario/write-scenario.ts';
import { rehashed } from '#tests/harness/replay/rehashed.ts';

/** Endings of strings, comments and templates, each with a statement behind it. */
const HOSTILE = [
  '\n',
  '\r',
  '\u2028',
  '\u2029',
  '*/',
  '**//',
  '`',
  '${',
  "'",
  '"',
  '\\',
  '\\u000a',
  '</script>',
].map((mark) => `${mark}stolen();`);

const TRACES = ['cart/removal--undone', 'contact/letter--failed-and-retried'];
const LINE_HASH = /,"[\w-]+"\]$/;

/** Index in a list, except that of the record itself. */
const INDEX = /(?<=.)\.\d+(?=\.|$)/g;

type Change = (text: string) => string;

/** Mark of a text, independent of its place. */
function markOf(text: string): string {
  const sum = Array.from(text, (one) => one.charCodeAt(0)).reduce((one, other) => one + other, 0);
  return HOSTILE[sum % HOSTILE.length] ?? '';
}

function marked(text: string): string {
  return text + markOf(text);
}

/** Changes the strings of a value at selected paths. */
function withStrings(value: unknown, change: Change, isWanted: (place: string) => boolean) {
  const places = new Map<string, string>();
  const walk = (part: unknown, place: string): unknown => {
    if (typeof part === 'string') {
      places.set(place, part);
      return isWanted(place) ? change(part) : part;
    }
    if (Array.isArray(part)) return part.map((one, at) => walk(one, `${place}.${at}`));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, walk(inner, `${place}.${key}`)]),
    );
  };
  return { changed: walk(value, ''), places };
}

/** A trace in which each string has a mark, and the same trace without string terminators. */
function forged(file: string) {
  const lines = readFileSync(`fixtures/traces/${file}.jsonl`, 'utf8').trimEnd().split('\n');
  const [hostile, plain] = [[...lines], [...lines]];
  const known = new Map<string, boolean>();
  const calls = new Map<unknown, unknown>();
  let strings = 0;
  for (const [at, line] of lines.entries()) {
    const fields = JSON.parse(at === 0 ? line : line.replace(LINE_HASH, ']')) as unknown;
    const [kind, second, third] = at === 0 ? ['header'] : (fields as unknown[]);
    if (kind === 'c') calls.set(third, second);
    const unit = kind === 's' ? calls.get(third) : kind === 'i' ? third : second;
    const written = (change: Change, isWanted: (place: string) => boolean) => {
      const text = JSON.stringify(withStrings(fields, change, isWanted).changed);
      return at === 0 ? text : `${text.slice(0, -1)},"x"]`;
    };
    const isTaken = ([place, text]: readonly [string, string]) => {
      const key = `${String(kind)} ${String(unit)} ${place.replaceAll(INDEX, '.#')} ${markOf(text)}`;
      const found =
        known.get(key) ??
        [marked, plainly].every((change) =>
          isRead(
            lines.with(
              at,
              written(change, (one) => one === place),
            ),
          ),
        );
      known.set(key, found);
      return found;
    };
    const { places } = withStrings(fields, marked, () => false);
    const taken = new Set([...places].filter(isTaken).map(([place]) => place));
    hostile[at] = written(marked, (place) => taken.has(place));
    plain[at] = written(plainly, (place) => taken.has(place));
    strings += taken.size;
  }
  return { strings, hostile: readTrace(rehashed(hostile)), plain: readTrace(rehashed(plain)) };
}

/** Replaces the marks in a text by letters. */
function plainly(text: string): string {
  return (
    text +
    marked(text)
      .slice(text.length)
      .replaceAll(/[^a-z]/g, 'x')
  );
}

function isRead(lines: readonly string[]): boolean {
  try {
    readTrace(rehashed(lines));
    return true;
  } catch (error) {
    if (error instanceof TraceError) return false;
    throw error;
  }
}

/** Statements of a program, without the content of strings, numbers and plain data. */
function statementsIn(text: string): unknown {
  const { program, errors } = parseSync('written.ts', text);
  expect(errors).toEqual([]);
  return withoutData(program.body);
}

function withoutData(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutData);
  if (typeof node !== 'object' || node === null) return node;
  if (isData(node)) return 'data';
  const fields = Object.entries(node).filter(([key]) => !/^(?:start|end|raw|range)$/.test(key));
  return Object.fromEntries(fields.map(([key, part]) => [key, withoutData(part)]));
}

interface Node {
  type?: string;
  elements?: readonly Node[];
  properties?: readonly (Node & { value: Node; computed: boolean })[];
}

function isData({ type, elements = [], properties = [] }: Node): boolean {
  if (type === 'Literal') return true;
  if (type === 'ArrayExpression') return elements.every(isData);
  if (type !== 'ObjectExpression') return false;
  return properties.every((one) => one.type === 'Property' && !one.computed && isData(one.value));
}

describe('a scenario from a forged trace', () => {
  it.each(TRACES)(
    'has the statements of a harmless one: %s',
    async (file) => {
      const { strings, ...traces } = forged(file);
      expect(strings).toBeGreaterThan(100);
      const [hostile, plain] = await Promise.all(
        [traces.hostile, traces.plain].map(async (trace) => {
          const written = await writeScenario(trace, 'forged');
          return new Map([fileOf(written), await journeyOf(written)]);
        }),
      );
      expect([...(hostile?.keys() ?? [])]).toEqual([...(plain?.keys() ?? [])]);
      expect([...(hostile?.values() ?? [])].join('')).toContain('stolen();');
      for (const [name, text] of hostile ?? [])
        expect(statementsIn(text), name).toEqual(statementsIn(plain?.get(name) ?? ''));
    },
    120_000,
  );

  it.each(['\n', '\r', '\u2028', '**//\n'])(
    'has %j of a product’s id within strings and comments',
    async (mark) => {
      const golden = readFileSync('fixtures/traces/cart/removal--undone.jsonl', 'utf8');
      const statements = async (id: string) => {
        const text = golden.replaceAll('"HM1801NVY"', () => JSON.stringify(id));
        const trace = readTrace(rehashed(text.trimEnd().split('\n')));
        const written = await writeScenario(trace, 'forged');
        expect(written.untold.join()).toContain(`The piece ${id} is not in the demo catalogue.`);
        return [written.text, (await journeyOf(written))[1]].map(statementsIn);
      };
      expect(await statements(`X${mark}stolen();//`)).toEqual(await statements('Xstolen'));
    },
  );

  it('has a product’s id with a line break as a string', async () => {
    const id = "X\nstolen();//'";
    const golden = readFileSync(
      'fixtures/traces/wishlist/add-fails--taken-off-again.jsonl',
      'utf8',
    );
    const text = golden.replaceAll('"RL0101RAW"', () => JSON.stringify(id));
    const trace = readTrace(rehashed(text.trimEnd().split('\n')));
    const { scenario, text: written } = await writeScenario(trace, 'forged');
    const steps = scenario.in.rl.steps.flatMap((step) => ('payload' in step ? [step.payload] : []));
    expect(steps).toContainEqual({ productId: id });
    expect(written).toContain(String.raw`productId: "X\nstolen();//'"`);
  });
});

import '#src/app/whole-model.ts';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readTrace } from '#harness/replay/read-trace.ts';
import { TraceError } from '#harness/replay/trace.ts';
import { verifyTrace } from '#harness/replay/verify.ts';
import { Stop } from './stop.mjs';

const TRACES = 'fixtures/traces';
const JOURNEYS = 'tests/journeys';
/** Traces of earlier formats and versions, which are never recorded again. */
const OLD = 'old/';
/** Call by which a journey stores a golden trace. */
const KEPT = /keepAsGolden\(\s*\w+,\s*(?:'([^']+)'|`([^`]+)`)/g;

/** @example fileOf('cart/removal--undone') // 'fixtures/traces/cart/removal--undone.jsonl' */
export function fileOf(name: string): string {
  return `${TRACES}/${name}.jsonl`;
}

/** Names of all golden traces, `domain/situation--outcome`. */
export function keptTraces(): string[] {
  return readdirSync(TRACES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.jsonl') && !file.startsWith(OLD))
    .map((file) => file.replace(/\.jsonl$/, ''))
    .toSorted();
}

/** True if a golden trace exists, is readable and verifies with the current model. */
export async function stillVerifies(name: string): Promise<boolean> {
  if (!existsSync(fileOf(name))) return false;
  try {
    const { divergence } = await verifyTrace(readTrace(readFileSync(fileOf(name), 'utf8')));
    return divergence === undefined;
  } catch (error) {
    if (error instanceof TraceError) return false;
    throw error;
  }
}

/**
 * Files of the journeys that store these traces.
 *
 * @throws {Stop} if neither a scenario nor a journey stores one
 */
export function journeysThatKeep(names: readonly string[]): string[] {
  const specs = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.spec.ts'));
  const keeps = specs.map((file) => ({ file, names: namesIn(join(JOURNEYS, file)) }));
  const found = names.map((name) => {
    const journey = keeps.find((one) => one.names.some((kept) => kept.test(name)));
    if (!journey) throw new Stop(`No scenario or journey records ${fileOf(name)}: remove it.`);
    return `${JOURNEYS}/${journey.file}`;
  });
  return [...new Set(found)];
}

function namesIn(file: string): RegExp[] {
  const texts = readFileSync(file, 'utf8').matchAll(KEPT);
  return [...texts].map(([, plain, template]) => {
    const literal = (plain ?? template ?? '').split(/\$\{[^}]*\}/);
    return new RegExp(`^${literal.join('[\\w-]+')}$`);
  });
}

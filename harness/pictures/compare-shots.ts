import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Difference, differenceOf } from './differ.ts';
import { type Changed, kindsOf } from './report.ts';

/** A state with a screenshot `key.png` in two folders, and optionally a log `key.log`. */
export interface ShotState {
  key: string;
  name: string;
  place: string;
}

function readShot(folder: string, key: string): { picture: Buffer; log: string } {
  const [picture, log] = ['png', 'log'].map((type) => join(folder, `${key}.${type}`));
  return {
    picture: readFileSync(picture ?? ''),
    log: log !== undefined && existsSync(log) ? readFileSync(log, 'utf8') : '',
  };
}

/** Differences between the screenshots of two folders, by key. */
export async function differingShots(
  before: string,
  now: string,
  states: readonly ShotState[],
): Promise<Map<string, Difference>> {
  const found = new Map<string, Difference>();
  for (const { key } of states) {
    const difference = await differenceOf(
      readShot(before, key).picture,
      readShot(now, key).picture,
    );
    if (difference) found.set(key, difference);
  }
  return found;
}

/** Copies a state's screenshots into the report's folder and returns its report entry. */
export function keepDifference(
  { key, name, place }: ShotState,
  { points, kind, box, drawn }: Difference,
  { before, now, report }: { before: string; now: string; report: string },
  prefix = '',
): Changed {
  const [old, fresh] = [readShot(before, key), readShot(now, key)];
  const keep = (part: string, picture: Buffer) => {
    const file = `${prefix}${key}-${part}.png`;
    writeFileSync(join(report, file), picture);
    return file;
  };
  return {
    name,
    place,
    points,
    kind,
    box,
    before: keep('before', old.picture),
    after: keep('now', fresh.picture),
    difference: keep('difference', drawn),
    logs: { before: old.log, after: fresh.log },
  };
}

/** Lists changed states by kind of change. */
export function changedLines(changed: readonly Changed[]): string[] {
  return kindsOf(changed).flatMap(([kind, alike]) => [
    `${kind}:`,
    ...alike.map(({ name, place, points }) => `  ${place}: ${name}: ${points} points`),
  ]);
}

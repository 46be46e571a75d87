import { type FileReplay, readFile, replayFile } from '#harness/replay/replay-file.ts';
import { verifyTrace } from '#harness/replay/verify.ts';
import { printable } from '#src/kernel/printable.ts';
import { findUnit } from '#src/event-log/units.ts';
import { explain } from './explain.ts';
import { placeOfUnit, placeText } from './graph.ts';
import { placesOfField } from './places-of-field.ts';

/** Replays a file; where it diverges or cannot be read, with the lines of the sources that it comes from. */
export async function explainedReplay(file: string): Promise<FileReplay> {
  const replayed = replayFile(file);
  if (replayed.unit !== undefined) return withPlaces(replayed, replayed.unit);
  if (replayed.result !== 'diverged') return replayed;
  const trace = readFile(file);
  const { divergence } = verifyTrace(trace);
  if (!divergence) return replayed;
  const { place, lines } = await explain(trace, divergence);
  return {
    ...replayed,
    ...(place && { source: place }),
    text: `${replayed.text}${lines.map((line) => `${printable(line)}\n`).join('')}`,
  };
}

/** Where the unit is declared whose value cannot be read, and where the field may be that is not as it should be. */
function withPlaces(replayed: FileReplay, name: string): FileReplay {
  const declared = findUnit(name);
  const [, path = ''] = /: at (\S+): expected/.exec(replayed.cause) ?? [];
  const fields = placesOfField(name, path);
  const own = declared && placeOfUnit(declared);
  const source = fields.length === 1 ? fields[0] : own;
  return {
    ...replayed,
    ...(source && { source }),
    text: [
      replayed.text.trimEnd(),
      ...(own ? [`    source    ${name} ${placeText(own)}`] : []),
      ...fields.slice(0, MOST_FIELDS).map((place) => `    field     ${path} ${placeText(place)}`),
      '',
    ].join('\n'),
  };
}

const MOST_FIELDS = 4;

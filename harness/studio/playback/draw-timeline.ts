import type { OpenTrace } from '../import-trace.ts';
import { type Tone, toneOf } from '../records/present.ts';
import type { Size } from '#src/ui/hooks/use-size.ts';

/** Inset at both ends: ticks align with the middle of the playhead. */
const INSET = 5;
/** Height of a tick by tone, as a fraction; tallest first. */
const HEIGHTS: readonly (readonly [tone: Tone, height: number])[] = [
  ['marker', 1],
  ['fail', 0.85],
  ['input', 0.6],
  ['done', 0.35],
];
/** Rare tones have full height; the others are scaled by their share of the column. */
const RARE: readonly Tone[] = ['marker', 'fail'];

type Counts = Partial<Record<Tone, number>> & { all: number };

/** Draws the steps as coloured ticks from left to right. */
export function drawTimeline(
  canvas: HTMLCanvasElement,
  opened: OpenTrace,
  { width, height }: Size,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const density = window.devicePixelRatio;
  Object.assign(canvas, { width: width * density, height: height * density });
  context.scale(density, density);
  const colours = getComputedStyle(canvas);
  const room = width - 2 * INSET;
  const thick = Math.max(1, Math.min(3, Math.floor(room / opened.steps.count / 4)));
  for (const [column, counts] of columnsOf(opened, room))
    for (const [tone, part] of HEIGHTS) {
      const share = (counts[tone] ?? 0) / counts.all;
      if (share === 0) continue;
      const tall = part * height * (RARE.includes(tone) ? 1 : Math.sqrt(share));
      context.fillStyle = colours.getPropertyValue(`--tone-${tone}`);
      context.fillRect(Math.floor(INSET + column - thick / 2), (height - tall) / 2, thick, tall);
    }
}

/** Counts steps by tone for each column of pixels. */
function columnsOf({ trace, steps }: OpenTrace, room: number): Map<number, Counts> {
  const columns = new Map<number, Counts>();
  for (let step = 1; step <= steps.count; step++) {
    const record = trace.records[steps.causeOf(step) ?? -1];
    if (!record) continue;
    const column = Math.round((step / steps.count) * room);
    const counts = columns.get(column) ?? { all: 0 };
    const tone = toneOf(record);
    columns.set(column, { ...counts, [tone]: (counts[tone] ?? 0) + 1, all: counts.all + 1 });
  }
  return columns;
}

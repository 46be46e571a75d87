import type { OpenTrace } from './import-trace.ts';
import { type Tone, toneOf } from './present.ts';
import type { Size } from './use-size.ts';

/** Room at both ends, so that a tick stands under the playhead's middle. */
const INSET = 5;
/** What a column shows when it stands for several records: the rarest wins. */
const RANK: readonly Tone[] = ['call', 'done', 'input', 'fail', 'marker'];
const HEIGHT: Record<Tone, number> = { call: 0.2, done: 0.35, input: 0.6, fail: 0.85, marker: 1 };

/** Draws one tick for each step, in the colour of what happened. */
export function drawTimeline(
  canvas: HTMLCanvasElement,
  { trace, steps }: OpenTrace,
  { width, height }: Size,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const density = window.devicePixelRatio;
  Object.assign(canvas, { width: width * density, height: height * density });
  context.scale(density, density);
  const colours = getComputedStyle(canvas);
  const room = width - 2 * INSET;
  const thick = Math.max(1, Math.min(3, Math.floor(room / steps.count / 4)));
  const columns = new Map<number, number>();
  for (let step = 1; step <= steps.count; step++) {
    const record = trace.records[steps.causeOf(step) ?? -1];
    if (!record) continue;
    const column = Math.round(INSET + (step / steps.count) * room);
    columns.set(column, Math.max(columns.get(column) ?? 0, RANK.indexOf(toneOf(record))));
  }
  for (const [column, rank] of columns) {
    const tone = RANK[rank] ?? 'call';
    context.fillStyle = colours.getPropertyValue(`--tone-${tone}`);
    const tall = HEIGHT[tone] * height;
    context.fillRect(Math.floor(column - thick / 2), (height - tall) / 2, thick, tall);
  }
}

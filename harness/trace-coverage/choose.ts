export interface Through {
  file: string;
  lines: readonly string[];
}

/** Fewest traces that run all lines, chosen greedily: each adds the most remaining lines. Nearly always optimal. */
export function fewest(traces: readonly Through[]): { file: string; adds: number }[] {
  const open = new Set(traces.flatMap(({ lines }) => lines));
  const chosen: { file: string; adds: number }[] = [];
  while (open.size > 0) {
    const [best] = traces
      .map(({ file, lines }) => ({
        file,
        lines,
        adds: lines.filter((line) => open.has(line)).length,
      }))
      .toSorted((one, other) => other.adds - one.adds || (one.file < other.file ? -1 : 1));
    if (!best || best.adds === 0) break;
    for (const line of best.lines) open.delete(line);
    chosen.push({ file: best.file, adds: best.adds });
  }
  return chosen;
}

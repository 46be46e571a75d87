/** Evaluated models. */
export interface ModelCounts {
  /** Units with a name in the log. */
  declared: number;
  /** Events, stores and effects, with derived ones. */
  units: number;
  /** Nodes of Effector's graph. */
  nodes: number;
}

export interface StartModel {
  page: string;
  /** Models of every page, and the heap in bytes that they, their libraries and their source text add. */
  core: ModelCounts & { heap: number };
  /** The same with the modules of the page's features. */
  whole: ModelCounts;
}

const UNITS: readonly unknown[] = ['event', 'store', 'effect'];
const [page = ''] = process.argv.slice(2);

/** Used heap in bytes after forced collections. */
function usedHeap(): number {
  if (!gc) throw new Error('Start this with --expose-gc');
  for (let round = 0; round < 3; round++) gc();
  return process.memoryUsage().heapUsed;
}

// Node keeps the source maps of tsx in the heap.
process.setSourceMapsEnabled(false);
const before = usedHeap();
await import('#src/app/model.ts');
const heap = usedHeap() - before;

// Imported here: they are not part of the heap.
const { graphNodes } = await import('#harness/replay/graph-nodes.ts');
const { declaredUnits } = await import('#src/event-log/units.ts');
const { loadModule } = await import('#src/app/features/modules.ts');
const { PAGES } = await import('#src/pages/pages.ts');

function counts(): ModelCounts {
  const nodes = graphNodes();
  return {
    declared: declaredUnits().length,
    units: nodes.filter(({ meta }) => UNITS.includes(meta['op'])).length,
    nodes: nodes.length,
  };
}

const core = { ...counts(), heap };
const row = Object.entries(PAGES).find(([kind]) => kind === page)?.[1];
if (!row?.features) throw new Error(`The page ${page} has no features`);
for (const feature of row.features) await loadModule(feature);
const started: StartModel = { page, core, whole: counts() };
process.stdout.write(JSON.stringify(started));

/** What sessions have reached so far: which facts, and after which causes. */
export interface Reach {
  /** Reads what a trace shows; how much of it is new. */
  note(trace: string): number;
  /** Each cause with the facts that followed it at once: `cart/addItem → cart/itemAdded`. */
  readonly pairs: ReadonlySet<string>;
  readonly facts: ReadonlySet<string>;
}

const INPUT = /^\["i",\d+,"([^"]+)"/;
const CALL = /^\["c","([^"]+)",(\d+)/;
const SETTLE = /^\["s",\d+,(\d+),(\d)/;
/** The facts, their digest and the line's hash. */
const FACTS = /,\[("[^\]]+")\],"[\w-]+","[\w-]+"\]$/;

/**
 * Looks at the lines of traces as they are written, which takes a hundredth of what reading them takes.
 *
 * @example
 * const reach = createReach();
 * const isNew = reach.note(trace) > 0;
 */
export function createReach(): Reach {
  const pairs = new Set<string>();
  const facts = new Set<string>();

  return {
    pairs,
    facts,
    note(trace) {
      const before = pairs.size;
      const calls = new Map<string, string>();
      for (const line of trace.split('\n')) {
        const [, port, id] = CALL.exec(line) ?? [];
        if (port !== undefined && id !== undefined) calls.set(id, port);
        const cause = causeOf(line, calls);
        const followed = cause && FACTS.exec(line)?.[1];
        if (!followed) continue;
        // Facts of one record have no order among them.
        const names = [...new Set(JSON.parse(`[${followed}]`) as string[])].toSorted();
        for (const name of names) facts.add(name);
        pairs.add(`${cause} → ${names.join(' ')}`);
      }
      return pairs.size - before;
    },
  };
}

/** A page life numbers its calls anew: the last of that number is the one that comes back. */
function causeOf(line: string, calls: ReadonlyMap<string, string>): string | undefined {
  const [, input] = INPUT.exec(line) ?? [];
  if (input !== undefined) return input;
  const [, id, outcome] = SETTLE.exec(line) ?? [];
  return id === undefined ? undefined : `${outcome === '0' ? 'done' : 'fail'} ${calls.get(id)}`;
}

import { execFileSync } from 'node:child_process';

/** What the build has to know of the model. */
export interface ModelFacts {
  /** Digest of the units of all parts. */
  catalogue: string;
  /** Names of what has no privacy mark, see `read-model.ts`. */
  unmarked: readonly string[];
}

const known = new Map<string, ModelFacts>();

/** Asks the model itself, in a process of its own, once. */
export function modelFacts(project: string): ModelFacts {
  const before = known.get(project);
  if (before) return before;
  const answer = execFileSync(
    process.execPath,
    ['--import', 'tsx', `${project}harness/config/read-model.ts`],
    { cwd: project, encoding: 'utf8' },
  );
  const facts = JSON.parse(answer) as ModelFacts;
  known.set(project, facts);
  return facts;
}

/** So many runs of `npm test`, each on another day, show everything that takes turns. */
export const TURNS = 4;

/** One in four of a list where tests take turns, and all of it where they do not. */
export function inTurn<Item>(all: readonly Item[], turn = turnOfRun()): Item[] {
  return all.filter((_, at) => turn === undefined || at % TURNS === turn);
}

/** From 0; undefined where everything runs, as in `npm run verify` or in a runner called by hand. */
export function turnOfRun(): number | undefined {
  const turn = process.env['SELVEDGE_TURN'];
  return turn === undefined ? undefined : Number(turn) % TURNS;
}

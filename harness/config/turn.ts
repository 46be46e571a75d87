/** So many runs of `npm test`, each on another day, show everything that takes turns. */
export const TURNS = 36;

/** Whose turn it is; undefined where it is everybody's: with `npm run verify`, or a runner called by hand. */
export function turnOfRun(): number | undefined {
  const turn = process.env['SELVEDGE_TURN'];
  return turn === undefined ? undefined : Number(turn) % TURNS;
}

/** Whether it is the turn of the one at this place; `of` divides `TURNS`. */
export function isOnTurn(at: number, of = TURNS): boolean {
  const turn = turnOfRun();
  return turn === undefined || at % of === turn % of;
}

/** One in so many of a list where tests take turns, the first on turn `from`, and all of it where they do not. */
export function inTurn<Item>(all: readonly Item[], of = TURNS, from = 0): Item[] {
  return all.filter((_, at) => isOnTurn(at + from, of));
}

/** The place of what is called so among all that take turns: the same one whatever stands beside it. */
export function placeOf(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

/** Whether it is the turn of what is called so. */
export function isOnTurnByName(name: string, of = TURNS): boolean {
  return isOnTurn(placeOf(name), of);
}

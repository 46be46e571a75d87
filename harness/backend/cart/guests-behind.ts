import type { Call } from '../call.ts';
import type { CurrentSession } from '../session/sessions.ts';
import type { World } from '../world.ts';

/**
 * Guest sessions whose bags a request may take over: its own, open or ended, and their unused heirs. An
 * heir is unused when its answer was lost.
 */
export function guestsBehind({ world, carried }: Pick<Call, 'world' | 'carried'>) {
  return carried
    .filter(({ isRegistered }) => !isRegistered)
    .flatMap((session) => withUnknownHeirs(world, session));
}

function withUnknownHeirs(world: World, session: CurrentSession): CurrentSession[] {
  const row = session.heir ?? -1;
  const heir = world.state.sessions[row];
  if (!heir || heir.isKnown) return [session];
  return [session, ...withUnknownHeirs(world, { ...heir, row })];
}

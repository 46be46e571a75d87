import type { Call } from '../call.ts';
import type { CurrentSession } from '../session/sessions.ts';
import type { World } from '../world.ts';

/**
 * The guest sessions whose bags a request may take over: those that it carries, open or ended, and
 * what took over from these without anybody ever hearing of it, because the answer was lost.
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

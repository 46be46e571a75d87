import { type Infer, enums, literal, object } from 'superstruct';
import { feature, port } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';

feature('core');

/** Providers of scripts. The page configures their addresses, see `load-script.ts`. */
export const ScriptProvider = enums(['captcha']);
export type ScriptProvider = Infer<typeof ScriptProvider>;

/** ERR-05 */
export const SCRIPT_ERROR = { message: 'Error injecting script' } as const;

/**
 * Loads a provider's script once per page; done when the script is ready. Fails if it cannot load
 * or has no configured address.
 */
export const loadScriptFx = port('scripts/load', {
  params: object({ provider: ScriptProvider }),
  done: noPayload(),
  fail: object({ message: literal(SCRIPT_ERROR.message) }),
});

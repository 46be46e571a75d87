import { type Infer, enums, literal, object } from 'superstruct';
import { port } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';

/** Whose scripts a page may load. Where they are is the page's configuration, see `load-script.ts`. */
export const ScriptProvider = enums(['captcha']);
export type ScriptProvider = Infer<typeof ScriptProvider>;

/** ERR-05 */
export const SCRIPT_ERROR = { message: 'Error injecting script' } as const;

/**
 * Loads a provider's script, once for the page, and is done when the script says that it is ready.
 * Fails when it cannot be had, as where no address is configured for it.
 */
export const loadScriptFx = port('scripts/load', {
  params: object({ provider: ScriptProvider }),
  done: nothing(),
  fail: object({ message: literal(SCRIPT_ERROR.message) }),
});

import { sample } from 'effector';
import { enums } from 'superstruct';
import { fact, feature, input, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { loadScriptFx } from '../ports/scripts.ts';

feature('core');

/** Requests the captcha. Nothing of the provider is loaded before. */
export const openCaptcha = input('captcha/open', noPayload());

export const captchaLoaded = fact('captcha/captchaLoaded', noPayload());
/** ERR-05 */
export const captchaFailed = fact('captcha/captchaFailed', noPayload());

const Script = enums(['none', 'loading', 'here', 'failed']);

/** State of the provider's script, which is loaded once per page. */
export const $captcha = state<'none' | 'loading' | 'here' | 'failed'>(
  'captcha/captcha',
  'none',
  Script,
);

const wanted = sample({
  clock: openCaptcha,
  source: $captcha,
  filter: (script) => script === 'none' || script === 'failed',
});

$captcha
  .on(wanted, () => 'loading')
  .on(captchaLoaded, () => 'here')
  .on(captchaFailed, () => 'failed');

sample({ clock: wanted, fn: () => ({ provider: 'captcha' as const }), target: loadScriptFx });
sample({ clock: loadScriptFx.done, target: captchaLoaded });
sample({ clock: loadScriptFx.fail, target: captchaFailed });

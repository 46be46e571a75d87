import type { BackendRule } from '#harness/backend/faults/rules.ts';
import type {
  ExpectedFact,
  PauseStep,
  ScenarioStep,
  SettleStep,
  ShopperStep,
  VisitStep,
} from './scenario.ts';

/** A step without its kind and title; no facts follow by default. */
type Rest<Step extends ScenarioStep> = Omit<Step, 'kind' | 'title' | 'facts'> &
  Partial<Pick<Step, 'facts'>>;

/** All pending answers arrive. */
export function settles(title: string, rest: Rest<SettleStep> = {}): SettleStep {
  return { kind: 'settle', title, facts: [], ...rest };
}

/** A title with the parts of an outcome. */
export type Titled = Pick<ShopperStep, 'title'> &
  Partial<Pick<ShopperStep, 'facts' | 'state' | 'asked'>>;

/** A step's title, optionally with outcome parts that replace the builder's. */
export type Wish = string | Titled;

function titled(wish: Wish): Titled {
  return typeof wish === 'string' ? { title: wish } : wish;
}

export function acts(wish: Wish, rest: Rest<ShopperStep>): ShopperStep {
  return { kind: 'shopper', facts: [], ...rest, ...titled(wish) };
}

export function visits(wish: Wish, rest: Rest<VisitStep>): VisitStep {
  return { kind: 'visit', facts: [], ...rest, ...titled(wish) };
}

export function pauses(
  title: string,
  ms: number,
  rest: Omit<Rest<PauseStep>, 'ms'> = {},
): PauseStep {
  return { kind: 'pause', title, ms, facts: [], ...rest };
}

export function fact(name: string, payload?: ExpectedFact['payload']): ExpectedFact {
  return { name, ...(payload && { payload }) };
}

/** Fails the first matching call; later ones succeed. */
export function fails(on: string, status: number, errorKey = '_ERR_GENERIC'): BackendRule {
  return { on, call: 1, then: { status, errorKey } };
}

interface Pressed {
  within?: string;
  fill?: Readonly<Record<string, string>>;
}

export function button(name: string, pressed: Pressed = {}) {
  return { role: 'button' as const, name, ...pressed };
}

export function link(name: string, pressed: Pressed = {}) {
  return { role: 'link' as const, name, ...pressed };
}

export function radio(name: string, among: { within?: string; group?: string } = {}) {
  return { role: 'radio' as const, name, ...among };
}

export function checkbox(name: string) {
  return { role: 'checkbox' as const, name };
}

export function heading(name: string) {
  return { role: 'heading' as const, name };
}

export function dialog(name: string) {
  return { role: 'dialog' as const, name };
}

export function alertDialog(name: string) {
  return { role: 'alertdialog' as const, name };
}

export function says(text: string) {
  return { text };
}

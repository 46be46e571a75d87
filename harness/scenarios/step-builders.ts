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

/** All answers in flight arrive. */
export function settles(title: string, rest: Rest<SettleStep> = {}): SettleStep {
  return { kind: 'settle', title, facts: [], ...rest };
}

/** The shopper triggers an input of the model. */
export function acts(title: string, rest: Rest<ShopperStep>): ShopperStep {
  return { kind: 'shopper', title, facts: [], ...rest };
}

/** The shopper goes to another address. */
export function visits(title: string, rest: Rest<VisitStep>): VisitStep {
  return { kind: 'visit', title, facts: [], ...rest };
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

/** A text anywhere on the page, in English. */
export function says(text: string) {
  return { text };
}

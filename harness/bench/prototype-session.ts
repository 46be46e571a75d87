import { type Scope, fork, scopeBind } from 'effector';
import type { PortHandlers } from '#src/event-log/recorder.ts';
import type { AnyEffect } from '#src/event-log/units.ts';
import { createRandom } from '#src/kernel/random.ts';
import { appStarted } from '#src/ports/start.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { add, rename, saveFx, submit } from './prototype-model.ts';

/** Pending answers of the prototype's port, in order. */
export interface HeldAnswers {
  handlers: PortHandlers;
  /** Settles the oldest call; every fifth fails. */
  settleNext(): void;
}

export function heldAnswers(): HeldAnswers {
  const waiting: { done(value: unknown): void; fail(error: unknown): void }[] = [];
  let settled = 0;
  const save = () => ({
    then(done: (value: unknown) => void, fail: (error: unknown) => void) {
      waiting.push({ done, fail });
    },
  });
  return {
    handlers: new Map<AnyEffect, () => unknown>([[saveFx, save]]),
    settleNext() {
      const call = waiting.shift();
      settled += 1;
      if (settled % 5 === 0) call?.fail({ status: 500 });
      else call?.done({ saved: true });
    },
  };
}

export function bareScope(handlers: PortHandlers): Scope {
  return fork({ handlers: [...handlers] });
}

/** Runs `steps` seeded shopper actions synchronously: the same work each time. */
export function walkPrototype(scope: Scope, held: HeldAnswers, steps: number, seed = 1): void {
  const random = createRandom(seed);
  const start = scopeBind(appStarted, { scope });
  const launchAdd = scopeBind(add, { scope });
  const launchRename = scopeBind(rename, { scope });
  const launchSubmit = scopeBind(submit, { scope });
  start({ environment: sampleEnvironment });
  for (let step = 0; step < steps; step++) {
    const dice = random.below(100);
    if (dice < 60) {
      launchAdd({ id: `item-${random.below(400)}` });
      held.settleNext();
    } else if (dice < 98) launchRename({ name: `list ${random.below(50)}` });
    else launchSubmit({ email: `person${random.below(9)}@mail.example`, password: 'pass word 1' });
  }
}

import type { Browser } from './browser.ts';
import { INVARIANTS, type Invariant, type SessionView } from './invariants.ts';
import { piecesOf } from './ledger.ts';
import type { Tab } from './tab.ts';
import { viewOf } from './view.ts';

/** What does not hold, and how. */
export interface Finding {
  invariant: string;
  problem: string;
}

/** Keeps an eye on the invariants of a session. */
export interface Watch {
  readonly finding: Finding | undefined;
  begin(session: { browser: Browser; tabs: readonly Tab[] }): void;
  /** Throws at the first invariant that does not hold. */
  look(when: Invariant['when']): void;
  /** What ended the session: an invariant, or something that the simulation did not expect. */
  note(error: unknown): void;
}

class Violation extends Error {}

export function createWatch(): Watch {
  let finding: Finding | undefined;
  let session: { browser: Browser; tabs: readonly Tab[] } | undefined;

  return {
    get finding() {
      return finding;
    },
    begin(started) {
      session = started;
    },
    look(moment) {
      if (!session) return;
      const view = sessionView(session);
      for (const { name, when, check } of INVARIANTS) {
        const problem = when === moment ? check(view) : undefined;
        if (problem === undefined) continue;
        finding = { invariant: name, problem };
        throw new Violation(problem);
      }
      if (moment === 'always') for (const { page } of session.tabs) page?.forgetSettled();
    },
    note(error) {
      if (error instanceof Violation) return;
      const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
      finding = { invariant: 'nothing is thrown', problem };
    },
  };
}

function sessionView({ browser, tabs }: { browser: Browser; tabs: readonly Tab[] }): SessionView {
  return {
    pages: tabs.flatMap(({ name, page }) =>
      page ? [{ tab: name, view: viewOf(page.scope, page.calls, page.gate.held) }] : [],
    ),
    bags: browser.ledger.bags.map(({ userId, kept }) => ({
      userId,
      kept,
      held: piecesOf(browser.backend.world(), userId),
    })),
    isRenewalLockTaken: browser.lock.isTaken,
  };
}

import { readFileSync } from 'node:fs';
import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { type OpenTrace, importTrace } from '#harness/studio/import-trace.ts';
import formats from '#locales/en/formats.json' with { type: 'json' };
import texts from '#locales/en/studio.json' with { type: 'json' };
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';

const { i18n } = createI18n({ locale: 'en', resources: { en: { formats, studio: texts } } });

/** A reported case in the library. */
export const CASE = {
  caseId: 'R-0000-0001',
  day: '2026-11-24',
  at: Date.UTC(2026, 10, 24, 12),
  cause: 'pressed',
  message: 'The total was wrong',
  isCut: false,
  app: '0.1.0+abc',
  brand: 'rl',
  country: 'GB',
  page: '/shopping-bag',
  records: 212,
  failure: 'http/cart.details 500',
};

export function inEnglish(children: ReactNode) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

export function renderStudio(children: ReactNode) {
  return render(inEnglish(children));
}

export function openTrace(name: string): OpenTrace {
  const imported = importTrace(name, readFileSync(`fixtures/traces/${name}.jsonl`, 'utf8'));
  if (!imported.ok) throw new Error(imported.message);
  return imported.opened;
}

export function unfold(container: Element): HTMLElement {
  const details = container.querySelector('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return details;
}

/** jsdom has no layout: every element has this size. */
export function stubSize(size: () => { width: number; height: number }): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: ResizeObserverCallback;
      constructor(tell: ResizeObserverCallback) {
        this.#tell = tell;
      }
      observe() {
        const contentRect = size() as DOMRectReadOnly;
        this.#tell([{ contentRect } as ResizeObserverEntry], this);
      }
      unobserve() {}
      disconnect() {}
    },
  );
}

/** Replaces workers by a function of their message, in this realm. */
export function stubWorker<Message>(answer: (message: Message) => unknown, ms = 0): void {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(message: Message) {
        const data = answer(message);
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })), ms);
      }
      terminate() {}
    },
  );
}

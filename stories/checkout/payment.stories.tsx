import type { Story } from '@ladle/react';
import { useEffect, useRef } from 'react';
import { CardForm } from '#src/checkout/payment/view/CardForm.tsx';
import styles from '../Stories.module.css';

const TODAY = '2026-11-20';

type Given = {
  typed?: Readonly<Record<string, string>>;
  canSave?: boolean;
  busy?: boolean;
  taken?: readonly string[];
};

/** Fills in the fields like a browser's autofill, and submits. */
function fillIn(form: HTMLFormElement | null | undefined, typed: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(typed)) {
    const field = form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    field.setRangeText(value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  form?.requestSubmit();
}

function Desk({ typed, canSave, busy, taken }: Given) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (typed) fillIn(place.current?.querySelector('form'), typed);
  }, [typed]);
  return (
    <div ref={place} className={styles.page}>
      <CardForm
        today={TODAY}
        canSave={canSave}
        taken={taken}
        busy={busy}
        submitLabel="Pay"
        onSubmit={() => undefined}
      />
    </div>
  );
}

function story(given: Given): Story {
  return () => <Desk {...given} />;
}

export const Card = story({});
export const CardToKeep = story({ canSave: true });
export const CardOnItsWay = story({ busy: true });
export const CardMissing = story({ typed: {} });
export const CardWrong = story({
  typed: { number: '4111111111111112', expiry: '1026', cvc: '12', holderName: '4111' },
});
export const CardOfAmex = story({
  typed: { number: '378282246310005', expiry: '5/27', cvc: '123', holderName: 'Mira Lindqvist' },
});
export const CardNotTaken = story({
  taken: ['visa', 'mastercard'],
  typed: { number: '36006666333344', expiry: '5/27', cvc: '123', holderName: 'Mira Lindqvist' },
});

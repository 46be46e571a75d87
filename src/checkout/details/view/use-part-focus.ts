import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useRef } from 'react';
import { $location } from '../../../ports/navigation.ts';
import { $addressBook } from '../address-book/address-book-model.ts';
import { $delivery } from '../delivery/delivery-model.ts';

/** Parts of the details that the payment step links to by URL hash. */
const PARTS = ['address', 'point', 'delivery', 'contact', 'billing'] as const;
export type DetailsPart = (typeof PARTS)[number];

/** Selectors of each part, likeliest first; with saved addresses there is no email field. */
const PLACES: Readonly<Record<DetailsPart, readonly string[]>> = {
  address: ['[data-part="address"]'],
  point: ['[data-part="point"]'],
  delivery: ['[data-part="delivery"]'],
  contact: ['[name="email"]', '[name="phone"]', '[data-part="address"]', '[data-part="billing"]'],
  billing: ['[data-part="billing"]'],
};
const CONTROL = 'input:enabled, select:enabled, button:enabled';

/** Focuses the part named in the URL hash once, as soon as it is rendered. */
export function usePartFocus(within: RefObject<HTMLElement | null>): void {
  const { location, delivery, book } = useUnit({
    location: $location,
    delivery: $delivery,
    book: $addressBook,
  });
  const { hash, key } = location;
  const done = useRef('');
  useEffect(() => {
    const part = PARTS.find((each) => `#${each}` === hash);
    const isComing = [delivery.status, book.status].includes('loading');
    if (part === undefined || isComing || done.current === key) return;
    const control = PLACES[part].map((place) => controlIn(within.current, place)).find(Boolean);
    if (!control) return;
    done.current = key;
    control.focus();
  }, [hash, key, delivery.status, book.status, within]);
}

function controlIn(step: HTMLElement | null, place: string): HTMLElement | null | undefined {
  const found = step?.querySelector<HTMLElement>(place);
  if (found?.matches(CONTROL)) return found;
  return (
    found?.querySelector<HTMLElement>('[type="radio"]:checked:enabled') ??
    found?.querySelector<HTMLElement>(CONTROL)
  );
}

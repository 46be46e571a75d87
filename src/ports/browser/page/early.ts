/** User input from before hydration. */
type Early =
  | { kind: 'press'; target: HTMLElement; event: MouseEvent }
  | { kind: 'choice'; target: HTMLInputElement; isChosen: boolean }
  | { kind: 'value'; target: Field; value: string };

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Records early input until it stops. */
export interface Keeper {
  kept: Early[];
  stop(): void;
}

declare global {
  interface Window {
    /** Set by the document's first inline script. */
    selvedgeEarly?: Keeper | undefined;
  }
}

/**
 * Records clicks and field values until hydration, of the whole document or within an element.
 * Clicks are recorded once and fields with their last value; `told` is called after each. Listens
 * in the capture phase above React's root, which stops events it cannot handle yet. Links and
 * native forms stay with the browser: a client-side navigation beside views that are not hydrated
 * would re-render them. Inlined into the document as text, and therefore uses nothing outside
 * itself.
 */
export function keepEarly(within?: HTMLElement, told?: () => void): Keeper {
  const kept: Early[] = [];
  function keep(one: Early): void {
    const last = kept.findIndex(({ target }) => target === one.target);
    if (last === -1) kept.push(one);
    else if (one.kind !== 'press') {
      kept.splice(last, 1);
      kept.push(one);
    }
    told?.();
  }
  function isOurs({ target }: Event): boolean {
    return !within || (target instanceof Node && within.contains(target));
  }
  function isChoice(target: EventTarget | null): target is HTMLInputElement {
    return target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type);
  }
  function onClick(event: MouseEvent): void {
    const at = event.target instanceof Element && isOurs(event) ? event.target : null;
    if (isChoice(at)) {
      event.stopImmediatePropagation();
      keep({ kind: 'choice', target: at, isChosen: at.checked });
      return;
    }
    const target = at?.closest<HTMLElement>('a[href],button,[role="button"],summary');
    if (!target || target.tagName === 'SUMMARY') return;
    if (target.closest('form[action]') && target.getAttribute('type') === 'submit') return;
    event.stopImmediatePropagation(); // React may listen already and would handle it twice
    if (target.hasAttribute('href')) return;
    event.preventDefault();
    keep({ kind: 'press', target, event });
  }
  function onInput(event: Event): void {
    const { target } = event;
    if (!isOurs(event)) return;
    if (
      !(target instanceof HTMLInputElement) &&
      !(target instanceof HTMLSelectElement) &&
      !(target instanceof HTMLTextAreaElement)
    )
      return;
    event.stopImmediatePropagation();
    if (!isChoice(target)) keep({ kind: 'value', target, value: target.value });
  }
  function onSubmit(event: SubmitEvent): void {
    const form = event.target;
    if (form instanceof HTMLFormElement && isOurs(event) && !form.hasAttribute('action'))
      event.preventDefault();
  }
  document.addEventListener('click', onClick, true);
  document.addEventListener('input', onInput, true);
  document.addEventListener('submit', onSubmit, true);
  return {
    kept,
    stop() {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('input', onInput, true);
      document.removeEventListener('submit', onSubmit, true);
    },
  };
}

/** Hides a top banner that was closed in this tab before the first paint. */
export function hideClosedBanner(): void {
  try {
    if (sessionStorage.getItem('selvedge.topBanner'))
      document.documentElement.dataset['top'] = 'closed';
  } catch {
    // Without storage the banner was not closed.
  }
}

/** Replays the input of the whole document. Call after hydration. */
export function doEarly(): void {
  const keeper = window.selvedgeEarly;
  if (!keeper) return;
  delete window.selvedgeEarly;
  delete document.documentElement.dataset['top'];
  doKept(keeper);
  if (window.matchMedia('(hover: hover)').matches) repeatHover();
}

/** A pointer that came to rest before hydration fires no further event: repeats its last one. */
function repeatHover(): void {
  const deepest = [...document.querySelectorAll(':hover')].at(-1);
  deepest?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

/** Replays recorded input in its order. */
export function doKept({ kept, stop }: Keeper): void {
  stop();
  for (const one of kept) {
    if (!one.target.isConnected) continue;
    if (one.kind === 'press') press(one);
    else if (one.kind === 'choice') choose(one);
    else tellValue(one);
  }
}

/** Repeats a click where it was, within an element that may have several places to press. */
function press({ target, event }: { target: HTMLElement; event: MouseEvent }): void {
  const { clientX, clientY, detail } = event;
  const init = { bubbles: true, cancelable: true, composed: true, clientX, clientY, detail };
  target.dispatchEvent(new MouseEvent('click', init));
}

/** Sets the opposite first, because a click toggles. React may have reset it meanwhile. */
function choose({ target, isChosen }: { target: HTMLInputElement; isChosen: boolean }): void {
  target.checked = !isChosen;
  target.click();
}

/** Clears the value first: React's value tracker ignores an unchanged value. */
function tellValue({ target, value }: { target: Field; value: string }): void {
  target.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value);
  const kind = target instanceof HTMLSelectElement ? 'change' : 'input';
  target.dispatchEvent(new Event(kind, { bubbles: true }));
}

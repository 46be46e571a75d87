/** What was done before the shop's script was there. */
type Early =
  | { kind: 'press'; target: HTMLElement }
  | { kind: 'choice'; target: HTMLInputElement; isChosen: boolean }
  | { kind: 'value'; target: Field; value: string };

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Keeps what is done until somebody listens. */
export interface Keeper {
  kept: Early[];
  stop(): void;
}

declare global {
  interface Window {
    /** Left by the document's own first script. */
    selvedgeEarly?: Keeper | undefined;
  }
}

/**
 * Keeps what is pressed and chosen, all or within a place, until it is brought to life: a press once, and
 * of a field what it was given last; `told` is called then. React stops at its root what it cannot bring to life at once, hence it listens above. Links and forms that the browser can do
 * are the browser's, also where React listens to them by now: another page beside views that are not brought to life yet would be made anew. It stands in the document as
 * text, so that nothing outside of it can be used in it.
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
    event.stopImmediatePropagation(); // or React, which may listen by now, would do it as well
    if (target.hasAttribute('href')) return;
    event.preventDefault();
    keep({ kind: 'press', target });
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

/** The line at the top that this tab's shopper has closed does not come and go again. */
export function hideClosedBanner(): void {
  try {
    if (sessionStorage.getItem('selvedge.topBanner'))
      document.documentElement.dataset['top'] = 'closed';
  } catch {
    // Without storage it was not closed.
  }
}

/** Does what was kept of the whole document. To be called when its views listen. */
export function doEarly(): void {
  const keeper = window.selvedgeEarly;
  if (!keeper) return;
  delete window.selvedgeEarly;
  delete document.documentElement.dataset['top'];
  doKept(keeper);
}

/** Does what was kept, in its order, as if it was done now. */
export function doKept({ kept, stop }: Keeper): void {
  stop();
  for (const one of kept) {
    if (!one.target.isConnected) continue;
    if (one.kind === 'press') one.target.click();
    else if (one.kind === 'choice') choose(one);
    else tellValue(one);
  }
}

/** A press turns it over. React may have put it back meanwhile to what the page knew. */
function choose({ target, isChosen }: { target: HTMLInputElement; isChosen: boolean }): void {
  target.checked = !isChosen;
  target.click();
}

/** React has noted a value when it began to listen, and tells of one that is new to it alone. */
function tellValue({ target, value }: { target: Field; value: string }): void {
  target.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value);
  const kind = target instanceof HTMLSelectElement ? 'change' : 'input';
  target.dispatchEvent(new Event(kind, { bubbles: true }));
}

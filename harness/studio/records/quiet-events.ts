import { nameOfKey } from '../playback/keys.ts';

/** Events by which a person, or the page itself, could put something into the model. */
const BLOCKED = `click dblclick auxclick mousedown mouseup mouseover mouseout mouseenter mouseleave
  pointerdown pointerup pointerover pointerout pointerenter pointerleave touchstart touchend
  keydown keyup keypress beforeinput input change submit reset focusin focusout focus blur
  cancel close toggle paste cut copy drop dragstart`
  .trim()
  .split(/\s+/);

/**
 * Makes a page one to look at only: scrolling works, everything else is stopped before any view
 * hears of it, also in dialogs. Keys, and where somebody presses, are handed on.
 */
export function quietEvents(
  onKey: (key: string) => void,
  onPress: (x: number, y: number) => void,
): void {
  for (const type of BLOCKED)
    window.addEventListener(
      type,
      (event) => {
        event.stopImmediatePropagation();
        // A touch that is prevented neither scrolls nor becomes a click.
        if (event.cancelable && !event.type.startsWith('touch')) event.preventDefault();
        if (event instanceof KeyboardEvent && event.type === 'keydown') onKey(nameOfKey(event));
        if (event instanceof MouseEvent && event.type === 'click')
          onPress(event.clientX, event.clientY);
      },
      { capture: true, passive: false },
    );
}

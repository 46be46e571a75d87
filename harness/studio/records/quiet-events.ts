import { nameOfKey } from '../playback/keys.ts';

const BLOCKED = `click dblclick auxclick mousedown mouseup mouseover mouseout mouseenter mouseleave
  pointerdown pointerup pointerover pointerout pointerenter pointerleave touchstart touchend
  keydown keyup keypress beforeinput input change submit reset focusin focusout focus blur
  cancel close toggle paste cut copy drop dragstart`
  .trim()
  .split(/\s+/);

/**
 * Makes a page view-only. Scrolling works; all other events stop before any view receives them, in dialogs too.
 * Reports keys and presses to the callbacks.
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
        // Preventing a touch would also prevent scrolling and the click.
        if (event.cancelable && !event.type.startsWith('touch')) event.preventDefault();
        if (event instanceof KeyboardEvent && event.type === 'keydown') onKey(nameOfKey(event));
        if (event instanceof MouseEvent && event.type === 'click')
          onPress(event.clientX, event.clientY);
      },
      { capture: true, passive: false },
    );
}

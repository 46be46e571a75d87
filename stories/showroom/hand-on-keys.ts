import { tellShowroom } from '#harness/showroom/stage-line.ts';

/** Elements that use arrow keys: text, numbers, choices. An empty text field does not. */
const MOVED_IN =
  'select, input:is([type="radio"], [type="range"], [type="number"], [type="date"]), [role="slider"], [role="tab"], [role="option"], [role="menuitem"], [role="application"]';

function hasUseForArrows(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    return target.matches(MOVED_IN) || (hasText(target) && target.value !== '');
  return target instanceof Element && target.matches(MOVED_IN);
}

function hasText({ type }: HTMLInputElement | HTMLTextAreaElement): boolean {
  return type !== 'checkbox' && type !== 'button' && type !== 'submit';
}

/** With Alt or Meta they navigate the history, with other modifiers they select and scroll. */
function isPlainArrow({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return /^Arrow(?:Left|Right)$/.test(key) && !(altKey || ctrlKey || metaKey || shiftKey);
}

/** Forwards unused arrow keys to the showroom; returns a function that stops it. */
export function handOnKeys(): () => void {
  const hear = (event: KeyboardEvent): void => {
    if (isPlainArrow(event) && !event.defaultPrevented && !hasUseForArrows(event.target))
      tellShowroom({ kind: 'key', key: event.key });
  };
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}

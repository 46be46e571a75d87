/** Maximum length of a picked text in characters. */
const LONGEST = 200;
/** Distance in CSS pixels within which a press still picks a text. */
const NEAR = 32;

export interface PickedText {
  text: string;
  element: Element;
}

/**
 * Returns the text at a point of an inert page: of the innermost element with own text, a field's value, or an image's
 * alternative. Over containers only it is the nearest text in them; `undefined` without one.
 */
export function textAt(root: HTMLElement, x: number, y: number): PickedText | undefined {
  // `elementsFromPoint` skips inert elements.
  root.inert = false;
  const under = document.elementsFromPoint(x, y);
  root.inert = true;
  for (const element of under) {
    if (!root.contains(element) || element === root) continue;
    const picked = pickedOf(element) ?? nearestIn(element, x, y);
    if (picked) return picked;
  }
  return undefined;
}

function pickedOf(element: Element): PickedText | undefined {
  const text = textOf(element).replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : { text: text.slice(0, LONGEST), element };
}

function nearestIn(container: Element, x: number, y: number): PickedText | undefined {
  let best = NEAR;
  let nearest: PickedText | undefined;
  for (const element of container.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const distance = distanceTo(element.getBoundingClientRect(), x, y);
    if (distance > best) continue;
    const picked = pickedOf(element);
    if (!picked) continue;
    best = distance;
    nearest = picked;
  }
  return nearest;
}

/** An invisible element has infinite distance. */
function distanceTo({ left, right, top, bottom, width, height }: DOMRect, x: number, y: number) {
  if (width <= 1 || height <= 1) return Infinity;
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function textOf(element: Element): string {
  return fieldText(element) ?? (hasOwnText(element) ? joinedText(element) : '');
}

function fieldText(element: Element): string | undefined {
  if (element instanceof HTMLImageElement) return element.alt;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return element.value;
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.textContent ?? '';
  return undefined;
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

/** Joins adjacent text nodes as one text; separates those of elements. */
function joinedText(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (node instanceof Text) return node.data;
      return node instanceof Element ? ` ${fieldText(node) ?? joinedText(node)} ` : '';
    })
    .join('');
}

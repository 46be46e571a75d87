/** Characters that are enough to tell what is meant. */
const LONGEST = 200;
/** CSS pixels beside a value at which somebody still means it. */
const NEAR = 32;

/** What somebody has pressed. */
export interface PickedText {
  text: string;
  element: Element;
}

/**
 * What stands at a point of an inert page: of the innermost element that has a text of its own, of a field what is in it,
 * of a picture what it shows. Where only containers are there, the nearest in them. Nothing where there is none.
 */
export function textAt(root: HTMLElement, x: number, y: number): PickedText | undefined {
  // What is inert is not found by where it is.
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

/** What is not drawn is nowhere near. */
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

/** Texts beside each other are one, as a view writes them; those of elements are told apart. */
function joinedText(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (node instanceof Text) return node.data;
      return node instanceof Element ? ` ${fieldText(node) ?? joinedText(node)} ` : '';
    })
    .join('');
}

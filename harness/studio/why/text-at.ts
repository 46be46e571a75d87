/** Characters that are enough to tell what is meant. */
const LONGEST = 200;

/**
 * What stands at a point of an inert page: the text of the innermost element, of a field what is in it,
 * of a picture what it shows. Nothing where there is none.
 */
export function textAt(root: HTMLElement, x: number, y: number): string {
  // What is inert is not found by where it is.
  root.inert = false;
  const elements = document.elementsFromPoint(x, y);
  root.inert = true;
  for (const element of elements) {
    if (!root.contains(element) || element === root) continue;
    const text = textOf(element).replace(/\s+/g, ' ').trim();
    if (text !== '') return text.slice(0, LONGEST);
  }
  return '';
}

function textOf(element: Element): string {
  if (element instanceof HTMLImageElement) return element.alt;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return element.value;
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.textContent ?? '';
  return element.textContent ?? '';
}

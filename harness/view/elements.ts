import { align } from '#harness/diff/align.ts';

/** An element of a page as it looks. */
export interface SeenElement {
  /** Tag and classes of it. */
  name: string;
  /** The beginning of its own text. */
  text: string;
  /** The index of the element that it is in; −1 for the outermost. */
  parent: number;
  /** From the page's upper left corner, in px. */
  box: { x: number; y: number; width: number; height: number };
  /** The computed values of what its box does not follow from. */
  styles: Readonly<Record<string, string>>;
}

/** What of an element looks otherwise. */
export interface ElementDifference {
  name: string;
  text: string;
  /** Whether only one build has it. */
  kind: 'new' | 'gone' | 'changed';
  /** `property before → after`, boxes among them. */
  changes: readonly string[];
}

/** Runs in the page: all elements that are painted. */
export function readElements(): SeenElement[] {
  /** Follow from the box, or say nothing of what is seen. */
  const LEFT_OUT =
    /^(?:width|height|(?:min-|max-)?(?:inline|block)-size|inset.*|top|right|bottom|left|perspective-origin|transform-origin|.*-(?:inline|block)(?:-.*)?|-webkit-.*|animation.*|transition.*|will-change)$/;
  const indexes = new Map<Element, number>();
  const seen: SeenElement[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility()) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    const computed = getComputedStyle(element);
    const styles: Record<string, string> = {};
    for (const property of computed)
      if (!LEFT_OUT.test(property) && !property.startsWith('--'))
        styles[property] = computed.getPropertyValue(property);
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join(' ');
    const classes = [...element.classList].map((one) => `.${one}`).join('');
    indexes.set(element, seen.length);
    seen.push({
      name: element.tagName.toLowerCase() + classes,
      text: own.replaceAll(/\s+/g, ' ').trim().slice(0, 40),
      parent: indexes.get(element.parentElement ?? element) ?? -1,
      box: {
        x: Math.round(x + scrollX),
        y: Math.round(y + scrollY),
        width: Math.round(width),
        height: Math.round(height),
      },
      styles,
    });
  }
  return seen;
}

/**
 * Which elements look otherwise. What an element has from the one around it is told there alone; that something is elsewhere
 * or larger, only where it has no style that says why, and neither has what is around it.
 */
export function elementDifferences(
  before: readonly SeenElement[],
  after: readonly SeenElement[],
): ElementDifference[] {
  const told: ElementDifference[] = [];
  const moved: ElementDifference[] = [];
  /** What has changed of each element, by its index in `after`. */
  const changesAt = new Map<number, ReadonlySet<string>>();
  const indexes = new Map(after.map((element, at) => [element, at]));
  const keys = [
    ({ name, text }: SeenElement) => `${name} ${text}`,
    ({ name }: SeenElement) => name,
  ];
  for (const { before: was, after: is } of align(before, after, keys)) {
    if (!was || !is) {
      const { name, text } = was ?? is;
      told.push({ name, text, kind: was ? 'gone' : 'new', changes: [] });
      continue;
    }
    const around = changesAt.get(is.parent);
    const changes = Object.keys({ ...was.styles, ...is.styles }).flatMap((property) =>
      was.styles[property] === is.styles[property]
        ? []
        : [`${property} ${was.styles[property]} → ${is.styles[property]}`],
    );
    const own = changes.filter((change) => !around?.has(change) && !followsColour(change, was, is));
    changesAt.set(indexes.get(is) ?? -1, new Set(changes));
    const { name, text } = is;
    if (own.length > 0) told.push({ name, text, kind: 'changed', changes: own });
    const [from, to] = [boxText(was), boxText(is)];
    if (from !== to) moved.push({ name, text, kind: 'changed', changes: [`${from} → ${to}`] });
  }
  return told.length > 0 ? told : moved;
}

/** Whether it is a colour that is said nowhere, and so the text's. */
function followsColour(change: string, was: SeenElement, is: SeenElement): boolean {
  const colour = `${was.styles['color']} → ${is.styles['color']}`;
  return !change.startsWith('color ') && change.endsWith(` ${colour}`);
}

function boxText({ box: { x, y, width, height } }: SeenElement): string {
  return `at ${x},${y} ${width}×${height}`;
}

/** A line of a page: an element's start tag, with its text if that is its only content, or a separate text. */
export interface PageLine {
  text: string;
  /** Number of enclosing elements. */
  depth: number;
  /** Note of the innermost enclosing HTML element. */
  note: number | undefined;
}

interface Open {
  tag: string;
  depth: number;
  note: number | undefined;
}

const TOKEN =
  /<!--[\s\S]*?-->|<(noscript|script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<(\/?)([a-zA-Z][\w:-]*)((?:[^"<>]|"[^"]*")*)>|[^<]+/g;
const VOID = /^(?:area|base|br|col|hr|img|input|link|meta|source|track|wbr)$/;
const NOTE = /\sdata-noted="(\d+)"/;

/**
 * Splits React's HTML into lines that are equal if they look equal. Sorts attributes, normalizes React's ids, and drops
 * comments and `noscript`.
 *
 * @example pageLines('<p class="b" id="_R_1_">One</p>') // [{ text: '<p class="b" id="_R_">One</p>', depth: 0 }]
 */
export function pageLines(html: string): PageLine[] {
  const lines: PageLine[] = [];
  const open: Open[] = [];
  let isBehindStart = false;

  function add(text: string, note: number | undefined): void {
    lines.push({ text, depth: open.length, note });
  }

  function addText(text: string): void {
    const last = lines.at(-1);
    const whole = text.replaceAll(/\s+/g, ' ');
    if (isBehindStart && last) last.text += whole;
    else if (whole.trim() !== '') add(whole, open.at(-1)?.note);
  }

  for (const [
    token,
    raw,
    rawAttributes = '',
    content = '',
    slash,
    tag = '',
    attributes = '',
  ] of html.matchAll(TOKEN)) {
    if (token.startsWith('<!--') || raw === 'noscript') continue;
    if (raw !== undefined) {
      add(`${startTag(raw, rawAttributes)}${content}</${raw}>`, noteOf(rawAttributes));
      isBehindStart = false;
    } else if (slash === '/') {
      const last = lines.at(-1);
      const closed = open.pop();
      // An element with only text is one line.
      if (isBehindStart && last && closed) last.text += `</${closed.tag}>`;
      isBehindStart = false;
    } else if (tag === '') {
      addText(token);
    } else {
      const note = noteOf(attributes) ?? open.at(-1)?.note;
      const isEmpty = VOID.test(tag) || attributes.endsWith('/');
      add(startTag(tag, attributes), note);
      if (!isEmpty) open.push({ tag, depth: open.length, note });
      isBehindStart = !isEmpty;
    }
  }
  return lines;
}

function noteOf(attributes: string): number | undefined {
  const [, note] = NOTE.exec(attributes) ?? [];
  return note === undefined ? undefined : Number(note);
}

function startTag(tag: string, attributes: string): string {
  const sorted = [...attributes.replace(NOTE, '').matchAll(/[^\s=/]+(?:="[^"]*")?/g)]
    .map(([attribute]) => attribute.replaceAll(/\b_R_\w*_|«\w+»|:[rR]\w+:/g, '_R_'))
    .toSorted();
  return `<${[tag, ...sorted].join(' ')}>`;
}

import { format } from 'prettier';

const STYLE = { parser: 'typescript', printWidth: 100, singleQuote: true } as const;

/** Characters that end a line, a comment or a template, change text direction, or are invisible. */
const UNSAFE =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029`]|\*(?=\/)|\$(?=\{)|@(?=(?:vitest|jest|ts)-)/gu;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Program text, created only by the functions of this module. */
export interface Code {
  readonly kind: 'code';
}

/** Data shaped like `Code` has no text here: only this module adds one. */
const texts = new WeakMap<object, string>();

function make(text: string): Code {
  const made: Code = { kind: 'code' };
  texts.set(made, text);
  return made;
}

function read(made: Code): string {
  const text = texts.get(made);
  if (text === undefined) throw new TypeError('This is no code that was made here');
  return text;
}

/**
 * Creates code from a template: its text is the program, and values are printed as literals. Only `Code`
 * values are inserted unchanged.
 *
 * @throws {TypeError} if a value is not JSON
 * @example code`const product = ${{ id: 'RL0101RAW' }};`
 */
export function code(words: TemplateStringsArray, ...values: readonly unknown[]): Code {
  const parts = words.map((text, at) => `${text}${at < values.length ? insert(values[at]) : ''}`);
  return make(parts.join(''));
}

function insert(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? texts.get(value) : undefined;
  return text ?? literal(value);
}

function literal(value: unknown): string {
  if (typeof value === 'string') return `"${escaped(JSON.stringify(value).slice(1, -1))}"`;
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object') throw new TypeError(`There is no literal of a ${typeof value}`);
  const fields = Object.entries(value).flatMap(([key, part]) =>
    part === undefined ? [] : [`${keyOf(key)}: ${literal(part)}`],
  );
  return `{${fields.join(', ')}}`;
}

/** Computed key where a plain one would set the prototype. */
function keyOf(key: string): string {
  return key === '__proto__' ? `[${literal(key)}]` : literal(key);
}

function escaped(text: string): string {
  return text.replace(UNSAFE, (unsafe) =>
    Array.from(
      { length: unsafe.length },
      (_, at) => String.raw`\u${unsafe.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

/**
 * Code of a variable name.
 *
 * @throws {TypeError} if the text is not an identifier
 */
export function nameCode(text: string): Code {
  if (!IDENTIFIER.test(text)) throw new TypeError('This is no name of a variable');
  return make(text);
}

/** One comment line for each text. */
export function commentCode(texts: readonly string[], begin = ''): Code {
  return make(texts.map((text) => `// ${begin}${escaped(text)}\n`).join(''));
}

export function joinedCode(parts: readonly Code[], between = code``): Code {
  return make(parts.map(read).join(read(between)));
}

export function printCode(whole: Code): Promise<string> {
  return format(read(whole), STYLE);
}

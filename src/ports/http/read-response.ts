import { type Struct, StructError, create } from 'superstruct';
import { parseForeign } from '../../kernel/safe-keys.ts';
import type { CallError, ShopError } from './errors.ts';

/** Longest parsed answer in characters; real answers are far shorter. */
const MAX_LENGTH = 8_000_000;

/**
 * Parses the body of an answer. Invalid JSON is an error after success, and undefined after a
 * failure.
 */
export async function bodyOf(response: Response): Promise<unknown> {
  if (response.ok) return readBody(response);
  // The status decides, even if a failure's body is unreadable (SES-21, FTL-01).
  return readBody(response).catch(() => undefined);
}

async function readBody(response: Response): Promise<unknown> {
  const { status } = response;
  if (Number(response.headers.get('content-length')) > MAX_LENGTH) throw tooLong(status);
  const text = await textOf(response);
  if (text === '') return {};
  if (text.length > MAX_LENGTH) throw tooLong(status);
  try {
    return parseForeign(text);
  } catch {
    throw malformed(status, 'the answer is not JSON');
  }
}

async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    throw { kind: 'network' } satisfies CallError;
  }
}

/** Error list of an answer (ENT-29); skips entries without a key. */
export function errorsOf(answer: unknown): ShopError[] {
  const errors: unknown = isObject(answer) ? answer['errors'] : undefined;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((entry: unknown): ShopError[] => {
    if (!isObject(entry) || typeof entry['errorKey'] !== 'string') return [];
    const { errorKey, errorCode, errorMessage, errorParameters } = entry;
    return [
      {
        errorKey,
        ...(parameterText(errorCode) !== '' && { errorCode: parameterText(errorCode) }),
        ...(typeof errorMessage === 'string' && { errorMessage }),
        errorParameters: Array.isArray(errorParameters) ? errorParameters.map(parameterText) : [],
      },
    ];
  });
}

/** Returns the text of a parameter; objects such as `{"toString":1}` have none. */
function parameterText(parameter: unknown): string {
  return typeof parameter === 'string' || typeof parameter === 'number' ? `${parameter}` : '';
}

/** Checks an answer against its contract; throws a `CallError`. */
export function checked<T>(answer: unknown, struct: Struct<T, any>, status: number): T {
  try {
    return create(answer, struct);
  } catch (error) {
    throw malformed(status, error instanceof StructError ? describe(error) : 'unreadable');
  }
}

/** Names the path and the expected type. Never the value, which may be personal. */
function describe(error: StructError): string {
  return `${error.path.join('.') || 'answer'}: expected ${error.type}`;
}

/** An answer that breaks its contract. */
export function malformed(status: number, reason: string): CallError {
  return { kind: 'malformed', status, reason };
}

function tooLong(status: number): CallError {
  return malformed(status, 'the answer is too long');
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

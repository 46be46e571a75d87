import { hashText } from '../kernel/hash.ts';
import { FULL_DIGEST_LENGTH, STORE_NAME_LENGTH, storedName } from './record.ts';
import { declaredUnits } from './units.ts';

/**
 * Digest of the names, kinds and versions of all declared units: equal in builds with the same
 * log format.
 */
export function catalogueDigest(): string {
  const names = declaredUnits().map((declared) =>
    'version' in declared
      ? `${declared.kind} ${storedName(declared.name, declared.version)}`
      : `${declared.kind} ${declared.name}`,
  );
  return hashText(names.join('\n'), FULL_DIGEST_LENGTH);
}

/** Short hash of a store's name, see `TraceHeader.stores`. */
export function storeMark(name: string): string {
  return hashText(name, STORE_NAME_LENGTH);
}

/** Hashes of all declared store names, as in a trace's header. */
export function knownStores(): string {
  return declaredUnits()
    .flatMap(({ kind, name }) => (kind === 'state' ? [storeMark(name)] : []))
    .sort()
    .join('');
}

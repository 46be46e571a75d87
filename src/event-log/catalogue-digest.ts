import { hashText } from '../kernel/hash.ts';
import { FULL_DIGEST_LENGTH, STORE_NAME_LENGTH, storedName } from './record.ts';
import { declaredUnits } from './units.ts';

/** Digest of the names, kinds and versions of all declared units: tells whether two builds speak the same log. */
export function catalogueDigest(): string {
  const names = declaredUnits().map((declared) =>
    'version' in declared
      ? `${declared.kind} ${storedName(declared.name, declared.version)}`
      : `${declared.kind} ${declared.name}`,
  );
  return hashText(names.join('\n'), FULL_DIGEST_LENGTH);
}

/** A store's name among those that a build knows, see `TraceHeader.stores`. */
export function storeMark(name: string): string {
  return hashText(name, STORE_NAME_LENGTH);
}

/** The names of all declared stores as a header has them. */
export function knownStores(): string {
  return declaredUnits()
    .flatMap(({ kind, name }) => (kind === 'state' ? [storeMark(name)] : []))
    .sort()
    .join('');
}

import { hashText } from '../kernel/hash.ts';
import { FULL_DIGEST_LENGTH, storedName } from './record.ts';
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

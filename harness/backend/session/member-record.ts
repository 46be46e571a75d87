/** Somebody in the membership programme. */
export interface MemberRecord {
  memberId: string;
  /** Milliseconds since 1970; what was ordered from then on counts. */
  since: number;
}

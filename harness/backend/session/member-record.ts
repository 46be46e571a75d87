/** A member of the membership programme. */
export interface MemberRecord {
  memberId: string;
  /** Milliseconds since 1970; orders placed since then count. */
  since: number;
}

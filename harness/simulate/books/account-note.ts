import type { BackendRequest, BackendResponse } from '#harness/backend/message.ts';
import type { LinkPurpose } from '#harness/backend/session/mailed-records.ts';
import type { World } from '#harness/backend/world.ts';

/** What a request did, as far as accounts go. */
export interface AccountNote {
  request: BackendRequest;
  before: World;
  after: World;
  response: BackendResponse;
  now: number;
}

/** A link that was mailed, to whose account it belongs or is to belong. */
export interface MailedEntry {
  email: string;
  purpose: LinkPurpose;
  at: number;
  isUsed: boolean;
  /** Of an account that is to be. */
  password?: string;
  /** Which address the account is to have. */
  newEmail?: string;
}

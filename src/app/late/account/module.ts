/** Guests at the account's door, and where a sign-in leads. */
import '../../../auth/account-guard-model.ts';
import './inbox.ts';

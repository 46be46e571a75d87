/** Guests at the account's door, and where a sign-in leads. */
import '../../auth/redirect-model.ts';

/** Placeholder for a file still uploading; blocks the form. */
export const PENDING = 'pending';
/** Placeholder for a refused file; blocks the form, so that the shopper notices. */
export const REFUSED = 'refused';

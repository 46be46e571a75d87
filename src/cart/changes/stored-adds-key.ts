/** Session storage key of unfinished adds. A separate file because every page reads it. */
export const STORED_ADDS_KEY = 'selvedge.unfinishedAdds';

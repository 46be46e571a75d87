/** Session storage key of unfinished adds. A separate file because every page reads it. */
export const KEPT_ADDS = 'selvedge.unfinishedAdds';

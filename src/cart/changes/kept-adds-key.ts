/** The tab's key of the adds that had not come back when the page went. In a file of its own: every page asks for it. */
export const KEPT_ADDS = 'selvedge.unfinishedAdds';

/**
 * Address of the styles without JavaScript: a separate file, because no other visitor loads it.
 */
export const SHEET_PATH = '/without-script.css';

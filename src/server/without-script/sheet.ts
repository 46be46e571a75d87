import sheet from './WithoutScript.module.css?inline';

/** What stands at `SHEET_PATH`. */
export const SHEET = sheet;

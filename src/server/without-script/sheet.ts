import sheet from './WithoutScript.module.css?inline';

/** Content of `SHEET_PATH`. */
export const SHEET = sheet;

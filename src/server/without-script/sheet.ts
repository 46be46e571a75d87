import sheet from './WithoutScript.module.css?inline';

/** The styles for whoever has no script. They are a file of their own: nobody else asks for it. */
export const SHEET = sheet;
export const SHEET_PATH = '/without-script.css';

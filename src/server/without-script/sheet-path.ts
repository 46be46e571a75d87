/** The address of the styles for whoever has no script. They are a file of their own: nobody else asks for it. */
export const SHEET_PATH = '/without-script.css';

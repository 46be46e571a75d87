/** Stands in for MSW's texts of statuses in the browser's bundle: nobody reads them. */
export default { message: {} };

/** Stands for a file that is still on its way: the form waits for it. */
export const PENDING = 'pending';
/** Stands for one that was refused: somebody who thinks that it goes along is told. */
export const REFUSED = 'refused';

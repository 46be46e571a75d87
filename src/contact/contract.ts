import { type Infer, object, string } from 'superstruct';

/** ATT-06, ENT-34: a file that the shop has. */
export const KeptFile = object({ fileId: string() });
export type KeptFile = Infer<typeof KeptFile>;

/** API-64: the number under which customer service knows a letter. */
export const TakenLetter = object({ caseId: string() });
export type TakenLetter = Infer<typeof TakenLetter>;

import { type Infer, object, string } from 'superstruct';

/** ATT-06, ENT-34: an uploaded file. */
export const KeptFile = object({ fileId: string() });
export type KeptFile = Infer<typeof KeptFile>;

/** API-64: case number of a sent message. */
export const TakenLetter = object({ caseId: string() });
export type TakenLetter = Infer<typeof TakenLetter>;

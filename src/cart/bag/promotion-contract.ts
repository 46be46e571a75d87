import { type Infer, array, boolean, object, optional, string } from 'superstruct';
import { personalText } from '../../kernel/struct.ts';

/** A promotion code on the bag; `isUsed` unless the bag does not fulfil its conditions. */
export const AssignedCode = object({
  code: personalText(),
  description: optional(string()),
  isUsed: boolean(),
});
export type AssignedCode = Infer<typeof AssignedCode>;

export const AssignedCodes = array(AssignedCode);
export type AssignedCodes = Infer<typeof AssignedCodes>;

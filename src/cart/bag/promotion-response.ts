import { type Infer, array, boolean, string, type } from 'superstruct';
import { optionalLenient, present } from '../../kernel/tolerant.ts';
import type { AssignedCode } from './promotion-api.ts';

export const AssignedCodesAnswer = type({
  promotionCode: array(
    type({
      code: string(),
      description: optionalLenient(string()),
      used: optionalLenient(boolean()),
    }),
  ),
});

export function readAssignedCodes({
  promotionCode,
}: Infer<typeof AssignedCodesAnswer>): AssignedCode[] {
  return promotionCode.map(({ code, description, used = true }) =>
    present({ code, description, isUsed: used }),
  );
}

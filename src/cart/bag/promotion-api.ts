import { object, type Infer, array, boolean, optional, string } from 'superstruct';
import { acknowledgement } from '../../kernel/acknowledgement.ts';
import { noPayload, personalText } from '../../kernel/struct.ts';
import { defineCall } from '../../ports/http/call.ts';

/** A promotion code on the bag; `isUsed` unless the bag does not fulfil its conditions. */
export const AssignedCode = object({
  code: personalText(),
  description: optional(string()),
  isUsed: boolean(),
});
export type AssignedCode = Infer<typeof AssignedCode>;

export const AssignedCodes = array(AssignedCode);
export type AssignedCodes = Infer<typeof AssignedCodes>;

const ASSIGNED = '/cart/@self/assigned_promotion_code';
const Code = object({ code: personalText() });

/** API-15 */
export const assignedCodesCall = defineCall({
  name: 'cart.assignedCodes',
  method: 'GET',
  base: 'commerce',
  path: () => ASSIGNED,
  langId: true,
  params: noPayload(),
  contract: async () => {
    const { AssignedCodesAnswer, readAssignedCodes } = await import('./promotion-response.ts');
    return { answer: AssignedCodesAnswer, read: readAssignedCodes };
  },
  value: AssignedCodes,
});

/** API-15 */
export const assignCodeCall = defineCall({
  name: 'cart.assignCode',
  method: 'POST',
  base: 'commerce',
  path: () => ASSIGNED,
  params: Code,
  body: ({ code }) => ({ promoCode: code }),
  contract: acknowledgement,
  value: noPayload(),
});

/** API-15 */
export const removeCodeCall = defineCall({
  name: 'cart.removeCode',
  method: 'DELETE',
  base: 'commerce',
  path: ({ code }) => `${ASSIGNED}/${encodeURIComponent(code)}`,
  params: Code,
  contract: acknowledgement,
  value: noPayload(),
});

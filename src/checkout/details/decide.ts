import type { Purpose } from '../../address/address.ts';
import { addressRefusalOf } from '../../address/refusal.ts';
import type { MessageOf } from '../../event-log/decisions.ts';
import type { Address } from '../../kernel/address.ts';
import type { Place } from '../../pickup/contract.ts';
import type { CallError } from '../../ports/http/errors.ts';
import { withPlaceOf } from './address-book/typed-address.ts';
import {
  type Choices,
  type DetailsPlan,
  type Saving,
  isPlan,
  planOf,
  refusedPart,
} from './details-plan.ts';

type Answer<Value = unknown> =
  { status: 'done'; result: Value } | { status: 'fail'; error: CallError };

/** Messages of the details. */
export interface DetailsMessages {
  submitted: {
    shipping?: Address | undefined;
    billing?: Address | undefined;
    wrong: string[];
    forms: Purpose[];
  };
  /** Backend answers to the address check, to the delivery and to the billing address. */
  checked: Answer<{ isValid: boolean; suggestions: Address[] }>;
  delivered: Answer;
  billed: Answer;
  suggestionTaken: { at: number };
  insisted: unknown;
  corrected: unknown;
  /** Fields that the shopper has changed. */
  typed: { changed: string[] };
  /** Another address, option or pickup point. */
  chosen: unknown;
}

/** Context of a decision; `saving` is the state it changes. */
export interface DetailsContext extends Pick<Choices, 'option' | 'chosen' | 'isSame' | 'saved'> {
  saving: Saving;
  point: Place | null;
  /** True if a typed address is to be added to the address book. */
  isKept: boolean;
  isRegistered: boolean;
  /** True if the typed address has not been checked yet. */
  isUnchecked: boolean;
}

/** Outputs of a decision, by target unit. */
export interface DetailsOutputs {
  saving: Saving;
  check: Address;
  saveDelivery: DetailsPlan;
  settle: { place?: Address | undefined };
  deliver: DetailsPlan['delivery'];
  bill: DetailsPlan['billing'];
  showErrors: { forms: Purpose[] };
  refused: { at: 'form' | 'delivery' | 'billing'; wrong: string[]; errorKey?: string | undefined };
  suggested: { count: number };
  saved: { optionId: string };
  invalidate: void;
  complete: void;
  keep: { address: Address };
  readDelivery: void;
  readAddresses: void;
}
type Decision = Partial<DetailsOutputs>;

const TRIGGER = undefined;
const IDLE: Decision = { saving: { status: 'idle' } };

/** Returns the outputs for each message of the details; a missing output changes nothing. */
export function decideDetails(
  context: DetailsContext,
  message: MessageOf<DetailsMessages>,
): Decision {
  const { saving } = context;
  switch (message.kind) {
    case 'submitted':
      return isAtRest(saving) ? submitted(context, message.payload) : {};
    case 'checked':
      return saving.status === 'checking' ? checked(saving.plan, message.payload) : {};
    case 'suggestionTaken':
      return saving.status === 'asking' ? taken(saving, message.payload.at) : {};
    case 'insisted':
      return saving.status === 'asking' ? delivering(saving.plan, {}) : {};
    case 'corrected':
      return saving.status === 'asking' ? IDLE : {};
    case 'delivered':
      if (message.payload.status === 'fail')
        return failed(saving, 'delivery', message.payload.error);
      if (saving.status !== 'delivering') return {};
      return { saving: { ...saving, status: 'billing' }, bill: saving.plan.billing };
    case 'billed':
      if (message.payload.status === 'fail')
        return failed(saving, 'billing', message.payload.error);
      return saving.status === 'billing' ? saved(saving.plan) : {};
    case 'typed': // An edit clears the error.
      return message.payload.changed.length > 0 && isAtRest(saving) ? IDLE : {};
    case 'chosen':
      return isAtRest(saving) ? IDLE : {};
  }
}

function isAtRest({ status }: Saving): boolean {
  return status === 'idle' || status === 'incomplete' || status === 'failed';
}

function submitted(
  { isRegistered, isKept, point, isUnchecked, ...choices }: DetailsContext,
  { shipping, billing, wrong, forms }: DetailsMessages['submitted'],
): Decision {
  const plan = planOf({
    ...choices,
    point: point ?? undefined,
    isKept: isRegistered && isKept,
    shipping,
    billing,
  });
  if (!isPlan(plan))
    return {
      saving: { status: 'incomplete', missing: [...plan] },
      showErrors: { forms },
      refused: { at: 'form', wrong: [...wrong, ...plan] },
    };
  const { address, pickupPointId } = plan.delivery;
  // Only a typed address for home delivery can be misspelt.
  return isUnchecked && address && pickupPointId === undefined
    ? { saving: { status: 'checking', plan }, check: address }
    : delivering(plan);
}

function checked(plan: DetailsPlan, answer: DetailsMessages['checked']): Decision {
  if (answer.status === 'fail') {
    const { reason } = addressRefusalOf(answer.error);
    // An unreachable check does not block the order: the backend checks again when it saves.
    return reason === 'unreachable'
      ? delivering(plan, {})
      : failed({ status: 'checking', plan }, 'delivery', answer.error);
  }
  const { isValid, suggestions } = answer.result;
  if (isValid || suggestions.length === 0) return delivering(plan, {});
  return {
    saving: { status: 'asking', plan, suggestions },
    suggested: { count: suggestions.length },
  };
}

/** Saves the delivery; `settle` marks the typed address as checked. */
function delivering(plan: DetailsPlan, settle?: DetailsOutputs['settle']): Decision {
  return {
    saving: { status: 'delivering', plan },
    saveDelivery: plan,
    ...(settle && { settle }),
    deliver: plan.delivery,
  };
}

/** Replaces the place of the typed address by a suggestion. */
function taken({ plan, suggestions }: Extract<Saving, { status: 'asking' }>, at: number): Decision {
  const place = suggestions[at];
  const moved = place && plan.delivery.address && withPlaceOf(plan.delivery.address, place);
  if (!moved) return {};
  const { delivery, billing, isSame, kept } = plan;
  return delivering(
    {
      isSame,
      delivery: { ...delivery, address: moved },
      billing: isSame ? { address: moved } : billing,
      ...(kept && { kept: moved }),
    },
    { place },
  );
}

function saved({ delivery: { optionId }, kept }: DetailsPlan): Decision {
  return {
    saving: { status: 'saved' },
    saved: { optionId },
    invalidate: TRIGGER,
    complete: TRIGGER,
    ...(kept && { keep: { address: kept } }),
  };
}

function failed(saving: Saving, at: 'delivery' | 'billing', error: CallError): Decision {
  if (!('plan' in saving)) return {};
  const refusal = addressRefusalOf(error);
  const { key, reason } = refusal;
  const form = refusedPart(at, saving.plan, refusal);
  const state = { saving: { status: 'failed' as const, at, refusal, ...(form && { form }) } };
  // SES-11: the page may be reloading by now, so its errors have no reader.
  if (reason === 'session') return state;
  return {
    ...state,
    refused: { at, wrong: [], ...(key !== undefined && { errorKey: key }) },
    // The options or addresses on the page are out of date: read them again.
    ...(key === '_ERR_SHIPPING_MODE_INVALID' && { readDelivery: TRIGGER }),
    ...(key === '_ERR_ADDRESS_NOT_FOUND' && { readAddresses: TRIGGER }),
  };
}

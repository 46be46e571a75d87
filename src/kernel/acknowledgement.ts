import { type } from 'superstruct';

/** The contract of a call whose success says all there is to say. Its value is `nothing()`. */
export const acknowledgement = {
  answer: type({}),
  read: (): void => undefined,
};

import { type } from 'superstruct';

/** Contract of a call that returns no data. Its value is `nothing()`. */
export const acknowledgement = {
  answer: type({}),
  read: (): void => undefined,
};

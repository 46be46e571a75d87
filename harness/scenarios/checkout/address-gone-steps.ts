import { TYPED } from './checkout-details-steps.ts';

const { firstName, lastName, line1, postcode, city, country, phone } = TYPED;

/** A saved address, in the backend's words. */
export const savedHome = {
  firstName,
  lastName,
  address1: line1,
  zipCode: postcode,
  city,
  country,
  phone1: phone,
};

/** Countries with a postcode format of their own, and text that breaks it. */
export const POSTCODE_SLIPS = [
  { country: 'FR', name: 'France', typed: '7500', says: 'five digits' },
  { country: 'BE', name: 'Belgium', typed: '90001', says: 'four digits' },
  { country: 'NL', name: 'the Netherlands', typed: '1012', says: 'four digits and two letters' },
  { country: 'PT', name: 'Portugal', typed: '1000', says: 'four digits, a hyphen and three' },
  { country: 'RO', name: 'Romania', typed: '01009', says: 'six digits' },
  { country: 'SK', name: 'Slovakia', typed: '811', says: 'three digits, a space and two' },
  { country: 'PL', name: 'Poland', typed: '0090', says: 'two digits, a hyphen and three' },
  { country: 'IE', name: 'Ireland', typed: 'D2', says: 'a routing key' },
] as const;

export const ADDRESS_SLIPS = {
  email: 'ada at example.test',
  phone: '020 CALL ADA',
  firstName: 'Ada 2',
};

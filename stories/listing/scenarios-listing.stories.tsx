import { amountsOfTheCountry } from '#harness/scenarios/listing/amounts-of-the-country.ts';
import { listingElevated } from '#harness/scenarios/listing/listing-elevated.ts';
import { walk } from '../scenario-walk/walk.tsx';

export const ShownLarge = walk(listingElevated);
export const CrownsOfTheCountry = walk(amountsOfTheCountry);

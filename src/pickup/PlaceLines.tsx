import { Fragment } from 'react';
import { placeLines } from '../commerce/place-lines.ts';
import type { Place } from './contract.ts';

/** Address lines of a place, in its country's format. */
export function PlaceLines({ place }: { place: Place }) {
  return placeLines(place, [place.line1]).map((line, at) => (
    <Fragment key={line}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}

type Props = {
  /** Nothing is chosen yet, and it was to be sent; or what was chosen is not there any more. */
  problem: 'missing' | 'gone' | undefined;
};

/** Where to collect. */
export function PickupChoice({ problem }: Props) {
  return problem ? null : null;
}

declare module 'virtual:unit-places' {
  /** `src/cart/bag/bag-model.ts:41`, by the name of the unit. */
  const places: Readonly<Record<string, string>>;
  export default places;
}

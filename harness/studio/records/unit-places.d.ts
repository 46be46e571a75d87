declare module 'virtual:unit-places' {
  /** Location such as `src/cart/bag/bag-model.ts:41`, by unit name. */
  const places: Readonly<Record<string, string>>;
  export default places;
}

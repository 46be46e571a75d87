const HOSTILE = ['__proto__', 'constructor', 'prototype'];

/** True when parsed JSON has an own key that could reach an object's prototype. */
export function hasHostileKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasHostileKey);
  return Object.keys(value).some(
    (key) => HOSTILE.includes(key) || hasHostileKey(Reflect.get(value, key)),
  );
}

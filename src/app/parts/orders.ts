/** Orders: what has become of a bag. */
export {};

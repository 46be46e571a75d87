/** Loads every domain's units and how they are connected: the whole model, without a view. */
import './wiring.ts';

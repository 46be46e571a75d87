/** Loads every domain's units and how they are connected: the whole model, without a view. */
import '../cart/model.ts';
import '../notices/model.ts';
import './wiring.ts';

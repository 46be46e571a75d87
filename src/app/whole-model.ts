/** Loads every unit of the shop, including lazy ones: for trace tools and tests. */
import './model.ts';
import './features/account/module.ts';
import './features/consent/module.ts';
import './features/measure/module.ts';
import './features/product/module.ts';
import './features/purchase/module.ts';
import './features/reading/module.ts';
import './features/shopping/module.ts';
import './error-reports-wiring.ts';
import { drawBorders } from '../ports/features.ts';

drawBorders();

/** Loads every unit of the shop, including lazy ones: for trace tools and tests. */
import './model.ts';
import './late/account/module.ts';
import './late/measure/module.ts';
import './late/purchase/module.ts';
import './late/reading/module.ts';
import './late/shopping/module.ts';
import './error-reports-wiring.ts';

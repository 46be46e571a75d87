/** The storefront's server with an in-process simulated backend; renders the demo's documents. */
export { createStorefront } from '#src/server/storefront.ts';
export { createReportCollector } from '#harness/collector/report-collector.ts';
export { createInProcessBackend } from '#harness/backend/in-process.ts';
export { createEdge } from './edge.ts';

/** The storefront's server with a simulated backend in its own process: what the demo's documents are made from. */
export { createStorefront } from '#src/server/storefront.ts';
export { createReportCollector } from '#harness/collector/report-collector.ts';
export { createInProcessBackend } from '#harness/backend/in-process.ts';
export { createEdge } from './edge.ts';

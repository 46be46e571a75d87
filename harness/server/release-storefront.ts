/** The storefront's server, as a function and as an edge platform's module. */
export { createStorefront } from '#src/server/storefront.ts';
export { createReportCollector } from '#harness/collector/report-collector.ts';
export { createEdge } from './edge.ts';

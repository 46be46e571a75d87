const MEASURED = 'is measured by a browser';
const BYTES = 'is sent as a file, but simulated calls send texts only';

/** Facts that no simulated shopper can reach, with the reason; recorded sessions cover them. */
export const OUT_OF_REACH: Readonly<Record<string, string>> = {
  'analytics/fileMissed': MEASURED,
  'analytics/longTaskMeasured': MEASURED,
  'analytics/vitalMeasured': MEASURED,
  'contact/fileAttached': BYTES,
  'reports/packed': BYTES,
  'reports/postponed': BYTES,
  'reports/sent': BYTES,
};

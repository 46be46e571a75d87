import { contentPageCall } from '#src/content/pages/page-api.ts';
import { CONTENT_HEADERS, row, type Row } from './row.ts';

export const contentRows: Row[] = [
  row('RTE-21 RTE-25', contentPageCall, {
    params: { page: 'loyalty-terms', locale: 'de-CH' },
    sends: 'GET /content/pages/loyalty-terms?locale=de-CH',
    headers: CONTENT_HEADERS,
    reads: {
      answer: {
        title: 'Terms',
        intro: 'In short.',
        updated: 7,
        sections: [
          { id: 'a', title: 'First', paragraphs: ['One.', 2], links: [{ label: 'nowhere' }] },
          { title: 'without an id' },
        ],
      },
      value: {
        title: 'Terms',
        intro: 'In short.',
        description: 'In short.',
        sections: [{ id: 'a', title: 'First', paragraphs: ['One.'], points: [], links: [] }],
      },
    },
    refuses: [{ sections: [] }],
  }),
];

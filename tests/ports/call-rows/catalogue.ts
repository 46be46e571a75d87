import { layoutCall } from '#src/content/api.ts';
import { callUsCall, faqCall, globalPlacementsCall } from '#src/content/pages/page-api.ts';
import { NO_FILTERS } from '#src/listing/filters.ts';
import { listingCall } from '#src/listing/api.ts';
import { productsByIdCall } from '#src/listing/products-by-id/products-by-id-api.ts';
import { pageAtUrlCall } from '#src/seo/moved-page-api.ts';
import { categorySeoCall, categoryUrlsCall } from '#src/listing/seo-api.ts';
import { productCall } from '#src/product/api.ts';
import {
  notifyBackInStockCall,
  priorPriceCall,
  recommendationsCall,
  sizeGuideCall,
} from '#src/product/extras-api.ts';
import { suggestionsCall } from '#src/search/api.ts';
import { inventoryCall } from '#src/stock/api.ts';
import { variantsCall } from '#src/wishlist/variants-api.ts';
import { CONTENT_HEADERS, readAsIs, row, type Row, store, TRANSFORMER_HEADERS } from './row.ts';

const listingAnswer = {
  data: [],
  meta: {
    breadcrumb: [],
    currency: 'GBP',
    sorts: [],
    page: { limit: 48, offset: 48, total: 0 },
  },
};
const emptyListing = {
  tiles: [],
  facets: [],
  sorts: [],
  breadcrumb: [],
  total: 0,
  limit: 48,
  offset: 48,
};
const hreflang = {
  url: 'https://de.rivetandloom.example/women/jeans',
  host: 'de.rivetandloom.example',
  hreflang: 'de-de',
  cc: 'DE',
  storeName: 'RL-DE',
  locale: 'de-DE',
};

export const catalogueRows: Row[] = [
  row('API-16', productCall, {
    params: { productId: 'RL0101RAW' },
    sends: 'GET /transformer/products/RL0101RAW',
    headers: TRANSFORMER_HEADERS,
    rules: { fatalExempt: [404, 410, 500] },
    reads: { answer: { data: [], meta: { breadcrumb: [] } }, value: null },
    refuses: [{ data: {}, meta: { breadcrumb: [] } }],
  }),
  row('API-16', variantsCall, {
    params: { productIds: ['A', 'B'] },
    sends: 'GET /transformer/products/A,B',
    headers: TRANSFORMER_HEADERS,
    rules: { fatalExempt: [404, 500] },
    reads: { answer: { data: [{ id: 'A', variants: [{ id: 'a' }] }, {}] }, value: { A: ['a'] } },
  }),
  row('API-17', productsByIdCall, {
    params: { productIds: ['A', 'B'] },
    sends:
      'GET /transformer/products?filter[products]=A,B&filter[viewtype]=tile&page[limit]=48&page[offset]=0',
    headers: TRANSFORMER_HEADERS,
    rules: { fatalExempt: [404] },
    reads: { answer: listingAnswer, value: emptyListing },
  }),
  row('API-18 LST-11', listingCall, {
    params: {
      categoryId: 'women-jeans',
      searchTerm: null,
      page: 2,
      sort: 'newest',
      filters: {
        ...NO_FILTERS,
        gender: ['women'],
        size: ['30', '32'],
        onSale: true,
        min: '20',
        max: '80.50',
      },
    },
    sends:
      'GET /transformer/products?filter[category]=women-jeans&filter[source]=category&categorylevel=2&filter[device]=mobile&page[limit]=48&page[offset]=48&sortBy=newest&gender=women&filter[size]=30,32&filter[price][on_sale]=true&filter[price][min]=r.20&filter[price][max]=r.80.50',
    headers: TRANSFORMER_HEADERS,
    rules: { fatalExempt: [404] },
    reads: { answer: listingAnswer, value: emptyListing },
  }),
  row('API-20 ENT-31', categorySeoCall, {
    params: { categoryId: 'women-jeans' },
    sends: 'GET /transformer/categories/women-jeans',
    rules: { isUnseen: true },
    headers: TRANSFORMER_HEADERS,
    reads: {
      answer: { name: 'Jeans', description: 7, metadata: { keywords: 'denim', title: null } },
      value: {
        name: 'Jeans',
        description: '',
        metadata: { title: 'Jeans', description: '', keywords: 'denim' },
      },
    },
    refuses: [{ description: 'All our jeans' }],
  }),
  row('API-21 ENT-28', categoryUrlsCall, {
    params: { categoryId: 'women-jeans' },
    sends: 'GET /transformer/categories/women-jeans/urls',
    rules: { isUnseen: true },
    headers: TRANSFORMER_HEADERS,
    reads: { answer: { data: [{ ...hreflang, more: 1 }, { url: '/x' }] }, value: [hreflang] },
  }),
  row('API-22 API-05', inventoryCall, {
    params: { variantIds: ['87', '88'] },
    sends: 'GET /transformer/inventoryavailability/87,88',
    headers: { ...TRANSFORMER_HEADERS, 'api-type': 'mock' },
    rules: { fatalExempt: [404, 500], apiType: 'mock' },
    reads: {
      answer: {
        InventoryAvailability: [
          { productId: '87', availableQuantity: '2.0', inventoryStatus: 'Available' },
        ],
      },
      value: { 87: '2.0' },
    },
    refuses: [
      {},
      ...[
        { availableQuantity: '2.0', inventoryStatus: 'Available' },
        { productId: '87', inventoryStatus: 'Available' },
        { productId: '87', availableQuantity: '2.0' },
      ].map((entry) => ({ InventoryAvailability: [entry] })),
    ],
  }),
  row('API-23', notifyBackInStockCall, {
    params: { variantId: '87', email: 'ada@example.test', women: true },
    sends: `POST ${store}/notification/@self`,
    body: {
      newsletter: 'false',
      menCheckbox: 'false',
      womenCheckbox: 'true',
      kidsCheckbox: 'false',
      partNumber: '87',
      email: 'ada@example.test',
    },
  }),
  row('API-24', priorPriceCall, {
    params: { storeName: 'RL-GB', productId: 'RL0101RAW' },
    sends: 'GET /sap/priorprice/v1/locale/RL-GB/RL0101RAW',
    headers: { apikey: 'sap-key' },
    rules: { fatalExempt: [404, 500], apiKey: true },
    reads: {
      answer: { productId: 'RL0101RAW', priorPrice: '79.90' },
      value: { productId: 'RL0101RAW', priorPrice: 7990 },
    },
    refuses: [{ productId: 'RL0101RAW', priorPrice: '79,90 €' }, { productId: 'RL0101RAW' }],
  }),
  row('API-26 ENT-26 ENT-30', globalPlacementsCall, {
    params: { locale: 'de-CH' },
    sends: 'GET /content/sites/global-placements?depth=4&locale=de-CH',
    headers: CONTENT_HEADERS,
    reads: {
      answer: {
        global_urls: { imprint: '/impressum' },
        navigation: {
          secondarynav: [{ label: 'Sale', url: '/sale' }, { label: 'nowhere' }],
          glpButtons: [{ gender: 'men', name: 'Men', url: '/men', pageType: 'plp' }],
        },
      },
      value: {
        global_urls: { imprint: '/impressum' },
        navigation: { secondarynav: [{ label: 'Sale', url: '/sale' }], glpButtons: [] },
      },
    },
    refuses: [{ global_urls: {} }, { global_urls: { imprint: 7 }, navigation: {} }],
  }),
  row('API-27 CNT-07', layoutCall, {
    params: { locale: 'en-GB', filters: ['MEGA_MENU', 'TOP_SEARCHES'], exclusiveAccess: true },
    sends: 'GET /content/layout?filters=MEGA_MENU,TOP_SEARCHES&exclusiveAccess=true&locale=en-GB',
    headers: CONTENT_HEADERS,
    reads: {
      answer: {
        data: {
          TOP_SEARCHES: [
            { id: 's1', title: 'Denim', image: 7 },
            { id: 's2', visibility: 'highlighted', groups: [{ title: 'G', links: [null] }] },
            { id: 's3', visibility: 'show_for_the_press_only' },
            { title: 'without an id' },
          ],
          MEGA_MENU: 'none yet',
        },
      },
      value: {
        TOP_SEARCHES: [
          { id: 's1', visibility: 'show_for_all', title: 'Denim', groups: [] },
          { id: 's2', visibility: 'highlighted', groups: [{ title: 'G', links: [] }] },
        ],
        MEGA_MENU: [],
      },
    },
    refuses: [{ data: [] }],
  }),
  row('API-59', recommendationsCall, {
    params: { productId: 'RL0101RAW' },
    sends: 'GET /recommendations/products?productId=RL0101RAW&placement=pdp',
    rules: { fatalExempt: [404, 500] },
    reads: {
      answer: { data: [{ id: 'RL0201MID', score: 0.9 }, { score: 0.8 }] },
      value: { productIds: ['RL0201MID'] },
    },
  }),
  row('API-60 SRC-03', suggestionsCall, {
    params: { term: 'jean' },
    sends: 'GET /transformer/suggestions?filter[search]=jean',
    headers: TRANSFORMER_HEADERS,
    rules: { fatalExempt: [404, 500] },
    reads: {
      answer: { data: { terms: [{ term: 'jeans' }], categories: [{ label: 'Jeans' }] } },
      value: { terms: ['jeans'], categories: [] },
    },
    refuses: [{ data: { terms: 'jeans' } }],
  }),
  row('API-66', sizeGuideCall, {
    params: { sizeGuideId: 'women jeans/2' },
    sends: 'GET /transformer/sizeguides/women%20jeans%2F2',
    headers: TRANSFORMER_HEADERS,
    reads: {
      answer: {
        title: 'Jeans',
        tables: [{ title: 'Waist', columns: ['EU', 'cm'], rows: [['36', '70', '?'], ['38']] }],
      },
      value: {
        title: 'Jeans',
        tables: [
          {
            title: 'Waist',
            columns: ['EU', 'cm'],
            rows: [
              ['36', '70'],
              ['38', ''],
            ],
          },
        ],
      },
    },
    refuses: [{ title: 'Jeans' }],
  }),
  row('API-66', pageAtUrlCall, {
    params: { storeName: 'RL-GB', url: '/women/jeans' },
    sends: 'GET /seo/lookup?storeName=RL-GB&url=/women/jeans',
    rules: { isUnseen: true },
    reads: { answer: { data: [] }, value: null },
    refuses: [{ data: [{ pageType: 'plp' }] }],
  }),
  row('API-68', faqCall, {
    params: { locale: 'en-GB' },
    sends: 'GET /content/pages/faq?locale=en-GB',
    headers: CONTENT_HEADERS,
    reads: readAsIs({
      title: 'Questions',
      sections: [{ title: 'Delivery', questions: [{ question: 'When?', answer: 'Soon.' }] }],
    }),
    refuses: [{ title: 'Questions', sections: [{ title: 'Delivery' }] }],
  }),
  row('API-68', callUsCall, {
    params: { locale: 'en-GB' },
    sends: 'GET /content/pages/call-us?locale=en-GB',
    headers: CONTENT_HEADERS,
    reads: readAsIs({
      title: 'Call us',
      text: 'We are there.',
      lines: [{ label: 'UK', phone: '020 7946 0000' }],
    }),
  }),
];

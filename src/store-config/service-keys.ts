/** What the services of others know this shop by (API-04, API-24). They are public: every visitor's browser sends them. */
export const SERVICE_KEYS = {
  content: {
    api_key: 'selvedge',
    access_token: 'selvedge-delivery',
    branch: 'main',
    environment: 'production',
  },
  sap: 'selvedge-web',
};

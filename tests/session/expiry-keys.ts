/** SES-19: keys of errors by which a backend says that the session is over, as the requirement lists them. */
export const EXPIRY_KEYS: readonly string[] = [
  'ERR_COOKIE_EXPIRED_LOGOFF_REFRESH',
  'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED',
  '_ERR_EXPIRED_ACTIVITY_TOKEN',
  '_ERR_INVALID_COOKIE',
  '_ERR_DIDNT_LOGON',
  '_ERR_GENERIC_USERTRAFFIC',
  '_ERR_USER_AUTHORITY',
  '_ERR_ACCESS_CHECK_FAILED',
  'ERR_COOKIE_EXPIRED',
  '_ERR_INVALID_COOKIE_ALL',
];

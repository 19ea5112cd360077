/** HttpOnly cookies with tokens; prefixed with __Host- over https. */
export const tokenCookies = { access: 'cairn_access', refresh: 'cairn_refresh' } as const

/** Cookies that scripts can read; they grant no access. */
export const flagCookies = {
  login: 'cairn_login',
  accessExpiresAt: 'cairn_access_expires',
  refreshExpiresAt: 'cairn_refresh_expires',
  employee: 'cairn_employee',
  mock: 'cairn_mock',
  usid: 'cairn_usid',
  basketId: 'cairn_basket',
} as const

/** The right to see unpublished content (HttpOnly), and the day for which it is shown. */
export const previewCookies = { key: 'cairn_preview_key', date: 'preview-date' } as const

/** Marks a browser in which somebody has signed in before. HttpOnly; kept after signing out. */
export const deviceCookie = 'cairn_device'

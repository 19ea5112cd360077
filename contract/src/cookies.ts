/** Cookies that hold tokens; HttpOnly, and __Host- where the shop is served over https. */
export const tokenCookies = { access: 'cairn_access', refresh: 'cairn_refresh' } as const

/** Cookies that the page may read: they tell, they open nothing. */
export const flagCookies = {
  login: 'cairn_login',
  accessExpiresAt: 'cairn_access_expires',
  refreshExpiresAt: 'cairn_refresh_expires',
  employee: 'cairn_employee',
  mock: 'cairn_mock',
  usid: 'cairn_usid',
  basketId: 'cairn_basket',
} as const

/** Marks a browser from which somebody has signed in before; HttpOnly, and stays when they sign out. */
export const deviceCookie = 'cairn_device'

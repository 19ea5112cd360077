/**
 * What analytics may know of a URL: no query except that of a campaign, and no path below pages whose paths contain the
 * key of an order, a list or a mail. Pages contain the text of this function, so it uses nothing from outside.
 */
export function trackedAddress(path: string, query: string): string {
  const shown = path.replace(
    /^(\/[^/]+\/(?:favorites|forgot-password|newsletter|orders))\/.*/,
    '$1',
  )
  const campaign = query.match(/\b(?:utm_\w+|[gw]braid|[dg]clid)=[^&]*/g)
  return campaign ? `${shown}?${campaign.join('&')}` : shown
}

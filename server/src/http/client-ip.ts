/**
 * The IP address of the client. Behind proxies it is the one that the outermost of our proxies saw. Each
 * proxy appends to the header, so that clients can forge everything to the left of that entry.
 */
export function clientIp(
  forwardedFor: string | undefined,
  socketIp: string | undefined,
  proxies: number,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  const forwardedIp = proxies > 0 ? hops.at(-proxies) : undefined
  return forwardedIp || socketIp || 'unknown'
}

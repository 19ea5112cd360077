/**
 * Who is asking. Behind proxies the address is the one that the outermost of ours saw: the header is
 * written from left to right, and what stands left of it anybody could have written.
 */
export function clientAddress(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  proxies: number,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  const seen = proxies > 0 ? hops.at(-proxies) : undefined
  return seen || socketAddress || 'unknown'
}

/** The headers by which a proxy says that it passes on the request of another machine. */
const forwardingHeader =
  /^(?:forwarded|forwarded-for|via|x-forwarded(?:-.+)?|x-original-forwarded-for|x-original-host|x-real-ip|(?:x|x-cluster|fastly)-client-ip|(?:cf-connecting|true-client)-ip|x-envoy-.+)$/

const loopbackName = /^(?:localhost|127\.[\d.]+|\[::1\])$/

/** Whether a host name always means the machine itself. */
export const isLoopbackName = (hostname: string): boolean => loopbackName.test(hostname)

/**
 * Whether a request comes from this machine: its socket is local, no proxy has passed it on, and it names this
 * machine or the own origin as its host. A page of another site can make its host name point to the loopback
 * address of its visitor, and then read the answers, but its requests have that name.
 */
export const isLocalRequest = (
  request: Request,
  { socketIp, ownOrigin }: { socketIp: string | undefined; ownOrigin: string },
): boolean =>
  isLoopbackIp(socketIp ?? '') &&
  ![...request.headers.keys()].some((name) => forwardingHeader.test(name)) &&
  isOwnName(new URL(request.url).hostname, ownOrigin)

const isLoopbackIp = (ip: string): boolean => ip === '::1' || /^(?:::ffff:)?127\.[\d.]+$/.test(ip)

const isOwnName = (hostname: string, ownOrigin: string): boolean =>
  isLoopbackName(hostname) || hostname === new URL(ownOrigin).hostname

/** Says what to configure, because it is shown to operators only. */
export const refusedToOtherMachines = (): Response =>
  new Response('Only requests from this machine are answered here: see OPERATOR_ACCESS.', {
    status: 403,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  })

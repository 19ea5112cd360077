/** The headers by which a proxy says that it passes on the request of another machine. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const

/** Whether a request comes from this machine: its socket is local, and no proxy has passed it on. */
export const isLocalRequest = (request: Request, socketIp: string | undefined): boolean =>
  isLoopbackIp(socketIp ?? '') && !forwardingHeaders.some((name) => request.headers.has(name))

const isLoopbackIp = (ip: string): boolean => ip === '::1' || /^(?:::ffff:)?127\.[\d.]+$/.test(ip)

/** Says what to configure, because it is shown to operators only. */
export const refusedToOtherMachines = (): Response =>
  new Response('Only requests from this machine are answered here: see OPERATOR_ACCESS.', {
    status: 403,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  })

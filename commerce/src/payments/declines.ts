/** Cards that were declined within an hour: in this session, and from this network. */
export type Declines = { own: number; network: number; secondsLeft: number }

/** Somebody who tries stolen cards is stopped; an office behind one address is not so soon. */
const most = { own: 5, network: 15 } as const

export const areEnoughDeclines = ({ own, network }: Declines): boolean =>
  own >= most.own || network >= most.network

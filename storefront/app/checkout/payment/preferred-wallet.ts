import { storedText } from '../../platform/browser-storage.ts'
import { useHydrated } from '../../platform/page/use-hydrated.ts'

const wallet = 'wallet'
const storedWay = storedText('cairn_way', 'sessionStorage')

/** Preselects the wallet on the billing step after the shopper pressed a wallet button. */
export const preferWallet = () => storedWay.write(wallet)

export const usePrefersWallet = (): boolean => useHydrated() && storedWay.read() === wallet

/** Apart from what calls it, because that is on every page, and would list the many scripts that the wallet needs. */
export const loadWallet = () => import('./wallet-sheet.tsx').then((module) => module.WalletSheet)

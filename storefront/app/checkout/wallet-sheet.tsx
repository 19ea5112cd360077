import { useMessages } from '../platform/messages.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LoadingMark } from '../ui/loading-mark.tsx'
import { ProviderFrame } from './provider-frame.tsx'
import { useWallet } from './use-wallet.ts'

type WalletSheetProps = { onClose: () => void }

/** The order from where somebody stands: the wallet knows who they are and where they live. */
export function WalletSheet({ onClose }: WalletSheetProps) {
  const t = useMessages()
  const { paying, hear, hearBank, close } = useWallet(onClose)
  if (paying.state === 'challenged') {
    const { sessionId, windowUrl } = paying.challenge
    return (
      <Dialog title={t('challengeTitle')} isOpen onClose={() => void hearBank({})}>
        <p className="mb-4 text-ui text-ink-soft">{t('challengeText')}</p>
        <ProviderFrame
          title={t('challengeTitle')}
          {...{ sessionId, windowUrl }}
          height={460}
          onAnswer={(answer) => void hearBank(answer)}
        />
      </Dialog>
    )
  }
  return (
    <Dialog title={t('wallet')} isOpen onClose={paying.state === 'placing' ? undefined : close}>
      {paying.state === 'opening' && <LoadingMark>{t('loading')}</LoadingMark>}
      {paying.state === 'placing' && <LoadingMark>{t('placing')}</LoadingMark>}
      {paying.state === 'open' && (
        <ProviderFrame title={t('wallet')} height={528} {...paying} onAnswer={hear} />
      )}
    </Dialog>
  )
}

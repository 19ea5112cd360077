import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  otherAddress: 'Cairn ha un altro indirizzo',
  usableOnlyAt: 'Questo negozio funziona solo all’indirizzo {origin}.',
  openPageThere: 'Apri questa pagina a quell’indirizzo',
  nothingChanged: 'Non è cambiato nulla',
  formNotFromHere:
    'Questo modulo non proveniva da una pagina di questo negozio, quindi non è cambiato nulla.',
  toTheShop: 'Al negozio',
  tooManyPages: 'Troppe pagine alla volta',
  tryAgainSoon:
    'In questo momento dalla sua rete vengono aperte molte pagine. Riprovi tra qualche secondo.',
  tryAgain: 'Riprova',
}

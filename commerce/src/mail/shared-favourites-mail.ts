import type { ProductCard } from '@cairn/contract/catalogue/product'
import type { Locale } from '@cairn/contract/sites/sites'
import type { MailProduct, NewMail } from './mail.ts'

type SharedFavourites = {
  shareId: string
  share: {
    favoriteId: string
    consumerId: string
    recipient: string
    message: string | null
    locale: Locale
  }
  sender: { name: string; email: string }
  cards: readonly ProductCard[]
}

/** A mail with the first favourites of a list, which a shopper sends to somebody. */
export const sharedFavouritesMail = ({
  shareId,
  share: { locale, consumerId, recipient, message, favoriteId },
  sender,
  cards,
}: SharedFavourites): NewMail => ({
  orderId: null,
  consumerId,
  occasion: shareId,
  recipient,
  facts: {
    kind: 'favouritesShared',
    locale,
    sender,
    message,
    products: cards.map(mailProduct),
    page: `/${locale}/favorites/${favoriteId}`,
  },
})

const mailProduct = ({ id, name, colours, image, pageUrl }: ProductCard): MailProduct => ({
  name,
  colour: colours.find(({ productId }) => productId === id)?.name ?? null,
  picture: image.src,
  page: pageUrl,
})

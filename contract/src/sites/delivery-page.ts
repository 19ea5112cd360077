/** The content page with the cost of delivery. Notes at prices link it, so product pages load no more than this. */
export const deliveryPage = 'help/delivery'

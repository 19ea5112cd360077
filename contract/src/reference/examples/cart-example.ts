import { type ExampleTable, exampleIds } from './example-ids.ts'

const { basketId, itemId, listId, adjustmentId } = exampleIds
const params = { basketId }

/** An address that a cart of the demo shop in the US can be delivered to. */
export const denverExample = {
  firstName: 'Ada',
  lastName: 'Berg',
  addressLine1: '1600 Larimer Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
  email: 'ada.berg@example.com',
  phone: '+13035550142',
}

export const cartExamples = {
  createCart: { body: {} },
  createCartWithItem: { body: { sku: 'CAIRN001BLK-M', qty: 1 } },
  readCart: { params, query: { isPatchRequired: 'true', inventorySupplyCheck: 'true' } },
  addItem: { body: { basketId, sku: 'CAIRN002TRN-L', qty: 1 } },
  removeItem: { body: { basketId, itemId } },
  changeItem: { params, body: { itemId, qty: 2 } },
  applyCoupon: { body: { cartId: basketId, code: 'WELCOME10' } },
  removeCoupon: { body: { cartId: basketId } },
  applyReward: { params, body: { appliedLoyaltyVoucher: { points: 1000 } } },
  reserveItem: {
    body: {
      sku: 'CAIRN001BLK-M',
      qty: 1,
      storeId: '0042',
      firstName: 'Ada',
      lastName: 'Berg',
      email: 'ada.berg@example.com',
    },
  },
  addPriceAdjustment: {
    params,
    body: { itemId, type: 'percent', value: 10, reason: 'Display piece with a scratch' },
  },
  changePriceAdjustment: { params: { basketId, adjustmentId }, body: { value: 15 } },
  removePriceAdjustment: { params: { basketId, adjustmentId } },
  saveItemForLater: {
    body: { productId: 'CAIRN001BLK', saveForLater: { itemId } },
  },
  moveSavedItems: { params, body: { saveForLaterId: listId, itemIds: [itemId] } },
  readSavedItems: { query: { start: '0', count: '10' } },
  removeSavedItem: { params: { saveForlaterId: listId, itemId } },
  readFavourites: { query: { start: '0', count: '10' } },
  addFavourite: { body: { id: 'CAIRN002TRN' } },
  removeFavourite: { params: { favoriteId: listId, itemId: exampleIds.favouriteItemId } },
  readSharedFavourites: { params: { favoriteId: listId } },
  shareFavourites: { params: { favoriteId: listId }, body: {} },
  refuseSharedFavourites: { body: { token: exampleIds.shareRefusal } },
} satisfies ExampleTable

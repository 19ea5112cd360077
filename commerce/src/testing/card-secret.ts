/** What tests hash gift cards with. */
export const cardSecret = 'what the cards of tests are hashed with'

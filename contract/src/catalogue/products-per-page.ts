/** How many products a page of a listing, a search or favourites has. */
export const productsPerPage = 24

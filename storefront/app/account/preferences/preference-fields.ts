/** The name of the checkbox of an interest. */
export const interestField = (interest: string) => `interest-${interest}`

export const longestShoeSize = 20

/** How whoever started the sandbox learns that somebody else is at its port. */
export const portTaken = 98

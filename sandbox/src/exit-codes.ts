/** Tells the process that started the sandbox that the port is in use. */
export const portTaken = 98

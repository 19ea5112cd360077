/** The named parts of an address; none where it is not of that shape. */
export const addressIn = (
  address: string | undefined,
  shape: RegExp,
): Partial<Record<string, string>> => shape.exec(address ?? '')?.groups ?? {}

import { createHash } from 'node:crypto'

type List = 'favourites' | 'saved items'

/**
 * The name of one of somebody's lists, the same before there is anything in it as after: so reading
 * it makes nothing. Whoever is given it in a link learns nothing else of the one whose it is.
 */
export function listIdOf(list: List, consumerId: string): string {
  const bytes = createHash('sha256').update(`${list} of ${consumerId}`).digest().subarray(0, 16)
  // The marks of an id that was made from something.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

import { createHash } from 'node:crypto'

/** An id that is the same for the same text, and that nobody gets the text back from. */
export function idFromText(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  // The marks of an id that was made from something.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Bytes as text that may stand anywhere: base64url without padding. */
export function base64url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.subarray(at, at + 3)
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0)
    text += LETTERS.charAt(bits >> 18) + LETTERS.charAt((bits >> 12) & 63)
    if (b !== undefined) text += LETTERS.charAt((bits >> 6) & 63)
    if (c !== undefined) text += LETTERS.charAt(bits & 63)
  }
  return text
}

type Bytes = (count: number) => Uint8Array

/** 128 bits: rooms, entries, commands. */
export const freshId = (bytes: Bytes): string => base64url(bytes(16))

/** Unique in its room only, so short. */
export const freshPerson = (bytes: Bytes): string => base64url(bytes(6))

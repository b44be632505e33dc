import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 128 bits, as text that may stand anywhere. */
export const freshToken = (): string => randomBytes(16).toString('base64url')

export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text)

/** All that is kept of a token: whoever reads the database cannot use what is in it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** In a time that does not tell how much of it was right. */
export function isSame(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

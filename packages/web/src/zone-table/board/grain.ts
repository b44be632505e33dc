/** The same figure for the same words: art may not change between two visits, nor between two seats. */
export function hash(text: string): number {
  let sum = 2166136261
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 16777619)
  sum = Math.imul(sum ^ (sum >>> 15), 2246822507)
  return (sum ^ (sum >>> 13)) >>> 0
}

/** A stream of figures from 0 to 1, the same for the same words. */
export function grain(text: string): () => number {
  let state = hash(text) || 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return ((state >>> 8) & 0xffff) / 0x10000
  }
}

/** Noise that no end phase removes: it is added to the tokens whenever somebody listens (Z2-NOI-05). */
export function addNoise(noise: Uint8Array | number[], zone: number, tokens: number): void {
  noise[zone] = (noise[zone] ?? 0) + tokens
}

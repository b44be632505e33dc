declare module 'zzfx' {
  /** Plays a generated sound at once. */
  export function zzfx(volume: number, ...parameters: readonly number[]): AudioBufferSourceNode
}

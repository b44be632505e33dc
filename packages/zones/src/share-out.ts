/** Survivors shared out among so many seats, as evenly as possible, in their order. */
export function shareOut(survivors: readonly string[], seats: number): readonly (readonly string[])[] {
  return Array.from({ length: seats }, (_, seat) =>
    survivors.slice(
      Math.floor((seat * survivors.length) / seats),
      Math.floor(((seat + 1) * survivors.length) / seats),
    ),
  )
}

let end = Number.POSITIVE_INFINITY

/** So many minutes from now, and no longer: a mode then tells how far it came. */
export function beOverAfter(minutes: number): void {
  end = performance.now() + minutes * 60_000
}

/** Whether a mode shall begin nothing more. What it has begun it judges all the same. */
export const isTimeUp = (): boolean => performance.now() >= end

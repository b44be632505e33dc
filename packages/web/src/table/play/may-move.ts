/** Whether things may move on the page: neither the system nor the player wants it otherwise. */
export function mayMove(): boolean {
  return (
    document.documentElement.dataset.motion !== 'off' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** No frame is made for a page in the background, whatever it says. */
const PATIENCE = 250

/** Waits until what has just been decided is on the screen; not a moment longer once the page is being left. */
export function afterPaint(): Promise<void> {
  if (typeof document === 'undefined' || document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    const leaving = new AbortController()
    const go = () => {
      leaving.abort()
      resolve()
    }
    addEventListener('pagehide', go, leaving)
    addEventListener('visibilitychange', go, leaving)
    requestAnimationFrame(() => setTimeout(go))
    setTimeout(go, PATIENCE)
  })
}

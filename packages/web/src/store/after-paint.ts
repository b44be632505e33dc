/** No frame is made for a page in the background, whatever it says. */
const PATIENCE = 250

const waiting = new Set<() => void>()

function goOn(): void {
  for (const go of [...waiting]) go()
}

if (typeof document !== 'undefined') {
  addEventListener('pagehide', goOn)
  addEventListener('visibilitychange', goOn)
}

/** Waits until what has just been decided is on the screen; not a moment longer once the page is being left. */
export function afterPaint(): Promise<void> {
  if (typeof document === 'undefined' || document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => go(), PATIENCE)
    const go = () => {
      clearTimeout(timer)
      waiting.delete(go)
      resolve()
    }
    waiting.add(go)
    requestAnimationFrame(() => setTimeout(go))
  })
}

/** Loads the newest version of this page: the service worker's too, which would else give the old one again. */
export async function reloadPage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  try {
    await registration?.update()
  } catch {
    // Offline, or no longer there: a plain reload finds out.
  }
  const waiting = registration?.waiting
  if (!waiting) return window.location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

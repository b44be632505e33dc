/** A new version that cannot be fetched is not waited for longer. */
const MOST_MS = 15_000

/** Resolves when a service worker has come so far, or will not any more. */
function reaches(worker: ServiceWorker, wanted: ServiceWorkerState): Promise<unknown> {
  return new Promise<void>((resolve) => {
    const look = () => {
      if (worker.state === wanted || worker.state === 'redundant') resolve()
    }
    worker.addEventListener('statechange', look)
    setTimeout(resolve, MOST_MS)
    look()
  })
}

/** Loads the newest version of this page: the service worker's too, which would else give the old one again. */
export async function reloadPage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  try {
    await registration?.update()
  } catch {
    // Offline, or no longer there: a plain reload finds out.
  }
  if (registration?.installing) await reaches(registration.installing, 'installed')
  const { waiting } = registration ?? {}
  if (waiting) {
    waiting.postMessage({ type: 'SKIP_WAITING' })
    await reaches(waiting, 'activated')
  }
  window.location.reload()
}

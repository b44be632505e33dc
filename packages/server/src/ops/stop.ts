import type { Program } from '../program.ts'

/** Who has not said goodbye after this is cut off. */
const GOODBYE_MS = 1_000
const FORCED_MS = 10_000

/**
 * Goes down in order: takes nothing new, sends everybody elsewhere, finishes what is being written. No promise depends
 * on it: a process that is killed instead loses nothing either.
 */
export async function stop(
  { server, service, sockets, rest }: Program,
  exit: (code: number) => void,
): Promise<void> {
  service.closing = true
  rest()
  const forced = setTimeout(() => {
    service.log.fatal('something would not end; forced')
    exit(1)
  }, FORCED_MS)
  try {
    const listening = server.close()
    await service.host.close()
    sockets.close()
    const cut = setTimeout(() => sockets.drop(), GOODBYE_MS)
    await listening
    clearTimeout(cut)
    service.bots?.close()
    await Promise.all([service.threads.close(), service.archivists.close()])
    await service.bus.close()
    await service.store.close()
    clearTimeout(forced)
    exit(0)
  } catch (error) {
    service.log.error({ err: error }, 'could not stop in order')
    clearTimeout(forced)
    exit(1)
  }
}

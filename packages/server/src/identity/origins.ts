/** Whether a page of this origin may speak to the server: its own pages and no others, letter by letter. */
export type AllowOrigin = (origin: string | undefined) => boolean

const HERE = ['localhost', '127.0.0.1', '[::1]']

export const isThisComputer = (host: string): boolean => HERE.includes(host)

/** `port` is asked late, because a server on any free port knows it only then. */
export function allowOrigins(publicUrl: URL | undefined, port: () => number): AllowOrigin {
  const allowed = () =>
    publicUrl ? [publicUrl.origin] : HERE.map((host) => new URL(`http://${host}:${port()}`).origin)
  let known: ReadonlySet<string> | undefined
  return (origin) => {
    known ??= new Set(allowed())
    return origin !== undefined && known.has(origin)
  }
}

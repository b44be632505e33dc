import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Settings = {
  readonly port: number
  readonly host: string
  readonly dataFolder: string
  /** Where the built client lies. */
  readonly clientFolder: string
}

const builtClient = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** A mistake of whoever starts the server, told in plain words and without a stack trace. */
export class SetupError extends Error {}

const readPort = (text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535))
    throw new SetupError(
      `PORT is "${text}", but it must be a whole number from 0 to 65535, for example PORT=8080.`,
    )
  return port
}

/** Empty values count as not set, because that is what they are in shell scripts and unit files. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => ({
  port: readPort(environment.PORT || '8080'),
  // Only this computer may connect unless somebody asks for more, for example HOST=0.0.0.0.
  host: environment.HOST || 'localhost',
  dataFolder: resolve(environment.DATA_DIR || 'data'),
  clientFolder: resolve(environment.CLIENT_DIR || builtClient),
})

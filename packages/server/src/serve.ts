import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { checkSettings, hints } from './check-settings.ts'
import { lineWriter } from './ops/line-writer.ts'
import { makeLog } from './ops/log.ts'
import { stop } from './ops/stop.ts'
import { makeProgram, type Program } from './program.ts'
import { readSettings, type Settings, SetupError } from './settings.ts'

/** To whoever started the server; made when first needed, and never waited for. */
let out: ReturnType<typeof lineWriter> | undefined
const say = (text: string): void => {
  out ??= lineWriter(1)
  out.write(`${text}\n`)
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Folder by folder, because Node's own recursive way never returns where the system refuses oddly, as in /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  // Tables are nobody else's on this computer.
  mkdirSync(folder, { mode: 0o700 })
}

const makeDataFolder = (folder: string): void => {
  try {
    makeFolder(folder)
    // The dot makes a plain file of that name fail as well.
    accessSync(`${folder}/.`, constants.W_OK)
  } catch (error) {
    throw new SetupError(
      `The data folder ${folder} cannot be made or written (${reason(error)}). Set DATA_DIR to a folder you may write to.`,
    )
  }
}

const mustBeBuilt = (folder: string): void => {
  if (!existsSync(join(folder, 'index.html')))
    throw new SetupError(
      `There is no built client in ${folder}. \`npm start\` builds it; so does \`npm run build\`.`,
    )
}

const listen = async (server: FastifyInstance, { port, host }: Settings): Promise<void> => {
  try {
    await server.listen({ port, host, listenTextResolver: () => 'listening' })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE')
      throw new SetupError(
        `Port ${port} on ${host} is taken by another program. Stop it, or choose another port, for example PORT=${port === 65_535 ? 8080 : port + 1}.`,
      )
    if (code === 'EACCES')
      throw new SetupError(
        `You may not listen on port ${port}. Ports from 1024 on are free for everybody, for example PORT=8080.`,
      )
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN')
      throw new SetupError(
        `HOST is "${host}", which is not an address of this computer. Try HOST=localhost or HOST=0.0.0.0.`,
      )
    throw error
  }
}

const stopOnSignal = (program: Program): void => {
  let stopping = false
  const onSignal = async (): Promise<void> => {
    // A terminal and npm may both deliver the same Ctrl-C.
    if (stopping) return
    stopping = true
    say('Stopping ...')
    program.service.log.info('stopping')
    await stop(program, (code) => process.exit(code))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal)
}

/** A mistake nobody caught: what it left behind cannot be trusted, and a start is as safe as a recovery. */
const endOnFault = (log: Logger): void => {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a mistake nobody caught')
    process.exit(70)
  })
}

const addressOf = (server: FastifyInstance, host: string): string => {
  const address = server.addresses()[0]
  // All addresses are none that can be typed.
  const typed = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${typed.includes(':') ? `[${typed}]` : typed}:${address?.port}/`
}

/** Serves until a signal ends it. A mistake in the settings is told in plain words and ends the process with 1. */
export const serve = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  try {
    const settings = readSettings(environment)
    checkSettings(settings)
    makeDataFolder(settings.dataFolder)
    mustBeBuilt(settings.clientFolder)
    const log = makeLog(settings.logLevel ?? (process.stderr.isTTY ? 'warn' : 'info'))
    const program = await makeProgram(settings, log)
    const { server } = program
    try {
      await listen(server, settings)
    } catch (error) {
      await stop(program, () => {})
      throw error
    }
    stopOnSignal(program)
    endOnFault(log)
    for (const hint of hints(settings, environment)) say(hint)
    say(
      `Graveshift is at ${addressOf(server, settings.host)} (Ctrl-C stops it). Data: ${settings.dataFolder}`,
    )
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(`graveshift: ${error.message}`)
    process.exitCode = 1
  }
}

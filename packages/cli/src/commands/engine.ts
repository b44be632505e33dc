import type { Command } from 'commander'
import { languageOption } from '../language-option.ts'
import type { Language } from '../words.ts'

const printSchema = async (): Promise<void> => {
  const [{ schemaText }, { OPS }] = await Promise.all([
    import('../engine/schema.ts'),
    import('../engine/ops/index.ts'),
  ])
  process.stdout.write(schemaText(OPS))
}

export const registerEngine = (graveshift: Command): void => {
  graveshift
    .command('engine')
    .description('speak JSON lines on standard input and output, for programs (docs/protocol.md)')
    // Programs read the codes: the messages' language does not depend on the system unless asked to.
    .addOption(languageOption('en'))
    .option('--schema', 'print the JSON Schema of all requests and answers, and end')
    .action(async ({ lang, schema }: { readonly lang: Language; readonly schema?: true }) => {
      if (schema) {
        await printSchema()
        return
      }
      // Loaded only when asked for: the other commands must start fast.
      const [{ Engine }, { speak }, { randomBytes }] = await Promise.all([
        import('../engine/engine.ts'),
        import('../engine/speak.ts'),
        import('node:crypto'),
      ])
      // Whoever read the answers has gone: nobody is left to talk to.
      process.stdout.on('error', () => process.exit(0))
      const engine = new Engine({ lang, freshSecret: () => new Uint8Array(randomBytes(32)) })
      await speak(engine, process.stdin, process.stdout)
    })
}

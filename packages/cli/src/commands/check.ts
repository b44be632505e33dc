import type { Command } from 'commander'
import { languageOption, systemLanguage } from '../language-option.ts'
import { type Language, wordsIn } from '../words.ts'

export const registerCheck = (graveshift: Command): void => {
  graveshift
    .command('check')
    .description(
      'look at every table of a server, while it runs or not: logs, games and sealed secrets; exit code 1 if any is damaged',
    )
    .argument('[file]', 'a backup; else the tables that DATA_DIR or DATABASE_URL names')
    .addOption(languageOption(systemLanguage(process.env)))
    .action(async (file: string | undefined, { lang }: { readonly lang: Language }) => {
      // Loaded only when asked for: the other commands must start fast.
      const [{ has }, { checkData }, { forTerminal }] = await Promise.all([
        import('@graveshift/kernel'),
        import('@graveshift/server/check'),
        import('../for-terminal.ts'),
      ])
      const words = wordsIn(lang)
      const found = await checkData(process.env, file)
      if (has(found, 'trouble')) {
        process.stderr.write(`${forTerminal(found.trouble)}\n`)
        process.exitCode = 1
        return
      }
      const { from, keyed, bad, tables, entries, secrets, others } = found
      const lines = [
        ...bad.map(({ room, why }) => words.say('check.bad', { room, why })),
        words.say('check.sum', { from, tables, entries, secrets }),
        ...(others > 0 ? [words.say('check.others', { count: others })] : []),
        ...(keyed ? [] : [words.say('check.no-key')]),
        words.say(bad.length === 0 ? 'check.good' : 'check.damaged', { count: bad.length }),
        '',
      ]
      process.stdout.write(forTerminal(lines.join('\n')))
      process.exitCode = bad.length === 0 ? 0 : 1
    })
}

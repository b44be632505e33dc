import type { Command } from 'commander'

export const registerServe = (graveshift: Command): void => {
  graveshift
    .command('serve')
    .description(
      'serve the table to browsers; settings are read from the environment, see docs/self-hosting.md',
    )
    .action(async () => {
      // Loaded only when asked for: the other commands must start fast.
      const { serve } = await import('@graveshift/server')
      await serve(process.env)
    })
}

import type { Command } from 'commander'

export const registerServe = (graveshift: Command): void => {
  graveshift
    .command('serve')
    .description('serve the table to browsers; PORT, HOST and DATA_DIR are read from the environment')
    .action(async () => {
      // Loaded only when asked for: the other commands must start fast.
      const { serve } = await import('@graveshift/server')
      await serve(process.env)
    })
}

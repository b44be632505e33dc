import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * What only one game has in the terminal: a file of src/games/<id>/, loaded when first asked for; undefined where the
 * game does without it. Whoever asks knows what the file exports.
 */
export async function ownPart<T>(game: string, file: string): Promise<T | undefined> {
  const url = new URL(`./games/${game}/${file}`, import.meta.url)
  return existsSync(fileURLToPath(url)) ? ((await import(/* @vite-ignore */ url.href)) as T) : undefined
}

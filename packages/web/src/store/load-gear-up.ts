import { needWords } from '../i18n/i18n.ts'

/** Gear Up's engine and words, fetched when first needed. */
export async function gearUp() {
  const [module] = await Promise.all([import('./gear-up.ts'), needWords('gear-up')])
  return module
}

export const languages = ['en', 'it', 'de'] as const
export type Language = (typeof languages)[number]

const fallback: Language = 'en'

const asLanguage = (tag: string): Language | undefined => {
  const primary = tag.trim().toLowerCase().split('-')[0]
  return languages.find((language) => language === primary)
}

const weighted = (entry: string): { tag: string; weight: number } => {
  const [tag = '', ...parameters] = entry.split(';')
  const quality = parameters
    .map((text) => /^\s*q=([\d.]+)\s*$/i.exec(text)?.[1])
    .find((text) => text !== undefined)
  const weight = quality === undefined ? 1 : Number(quality)
  return { tag, weight: Number.isFinite(weight) ? weight : 0 }
}

/** What the reader asked for by link, else the best of what the browser prefers, else English. */
export const chooseLanguage = (asked: string | undefined, acceptLanguage: string | undefined): Language => {
  const byLink = asLanguage(asked ?? '')
  if (byLink !== undefined) return byLink
  const preferred = (acceptLanguage ?? '')
    .split(',')
    .map(weighted)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => asLanguage(tag))
  return preferred.find((language) => language !== undefined) ?? fallback
}

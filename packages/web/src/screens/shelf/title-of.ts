import type { Words } from '../../i18n/use-words.ts'
import type { GameEntry } from '../../store/game-entry.ts'

/** What a game is called: as its player called it, else by who stands against whom. */
export function titleOf(
  { title, label }: Pick<GameEntry, 'title' | 'label'>,
  { say, name, tell, language }: Words,
): string {
  if (title !== undefined) return title
  if (label.title) return tell(label.title)
  const who = new Intl.ListFormat(language).format(label.survivors.map((id) => name('survivor', id, 'name')))
  return say('saved.against', { who, boss: tell(label.against) })
}

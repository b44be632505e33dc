import type { LinkSetting } from '../../link/setting.ts'

/** One text that is kept as long as whoever holds it. */
function slot() {
  let kept: string | undefined
  return {
    read: () => kept,
    write(text: string | undefined) {
      kept = text
    },
  }
}

/** What a link keeps, in memory. */
export const keptInMemory = (): Pick<LinkSetting, 'storage' | 'parts'> => ({ storage: slot(), parts: slot() })

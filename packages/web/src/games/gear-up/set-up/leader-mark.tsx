import { useWords } from '../../../i18n/use-words.ts'
import { Icon } from '../art/icon.tsx'

export function LeaderMark() {
  const { say } = useWords()
  return <Icon name="leader" size={20} label={say('icon.leader')} />
}

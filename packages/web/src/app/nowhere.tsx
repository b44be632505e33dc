import { useWords } from '../i18n/use-words.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { hrefOf } from './routes.ts'

export function Nowhere() {
  const { say } = useWords()
  return (
    <Notice title={say('nowhere.title')} text={say('nowhere.text')}>
      <ButtonLink kind="primary" href={hrefOf({ screen: 'landing' })}>
        {say('shell.home')}
      </ButtonLink>
    </Notice>
  )
}

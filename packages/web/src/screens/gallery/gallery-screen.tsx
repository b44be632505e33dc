import { useWords } from '../../i18n/use-words.ts'

export function GalleryScreen() {
  const { say } = useWords()
  return (
    <div className="page">
      <h1>{say('gallery.title')}</h1>
    </div>
  )
}

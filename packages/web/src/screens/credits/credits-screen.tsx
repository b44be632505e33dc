import { hrefOf } from '../../app/routes.ts'
import { useWords } from '../../i18n/use-words.ts'

/** Works by others that the client carries: name, author, license. Also in NOTICE. */
const WORKS = [
  { name: 'Oswald', by: 'The Oswald Project Authors', licence: 'SIL Open Font License 1.1' },
  {
    name: 'Atkinson Hyperlegible Next',
    by: 'Braille Institute of America, Inc.',
    licence: 'SIL Open Font License 1.1',
  },
  { name: 'React', by: 'Meta Platforms, Inc.', licence: 'MIT' },
  { name: 'Lingui', by: 'Lingui contributors', licence: 'MIT' },
  { name: 'idb', by: 'Jake Archibald', licence: 'ISC' },
  { name: 'ZzFX', by: 'Frank Force', licence: 'MIT' },
  { name: 'Valibot', by: 'Fabian Hiller', licence: 'MIT' },
  { name: 'Workbox', by: 'Google LLC', licence: 'MIT' },
] as const

export function CreditsScreen() {
  const { say } = useWords()
  return (
    <div className="page">
      <h1>{say('credits.title')}</h1>
      <p>{say('credits.own')}</p>
      <p>
        <a href={hrefOf({ screen: 'gallery' })}>{say('gallery.title')}</a>
      </p>
      <table className="plain">
        <caption>{say('credits.others')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('credits.work')}</th>
            <th scope="col">{say('credits.author')}</th>
            <th scope="col">{say('credits.licence')}</th>
          </tr>
        </thead>
        <tbody>
          {WORKS.map(({ name, by, licence }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{by}</td>
              <td>{licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">{say('landing.notice')}</p>
    </div>
  )
}

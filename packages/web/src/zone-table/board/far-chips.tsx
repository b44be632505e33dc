import type { PlacedZone } from './place-zone.ts'
import type { BoardScene } from './scene.ts'
import type { Skin } from './skin.ts'
import { personRef, zombieRef } from './symbols.tsx'
import { UNIT } from './use-camera.ts'

interface Props {
  readonly scene: BoardScene
  readonly skin: Skin
  readonly placed: readonly PlacedZone[]
  readonly acting: string | undefined
}

/** From far away: how many zombies, and whose faces, in chips of constant size. */
export function FarChips({ scene, skin, placed, acting }: Props) {
  return scene.zones.map(({ zombies, people }, zone) => {
    const at = placed[zone]?.middle
    const [first] = zombies
    if (!at || (!first && people.length === 0)) return null
    const count = zombies.reduce((sum, pile) => sum + pile.count, 0)
    return (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: zones are their places in the layout
        key={zone}
        className="zb-far"
        style={{ transform: `translate(${at[0] * UNIT}px, ${at[1] * UNIT}px)` }}
      >
        <div>
          {first && (
            <b data-figure={`zone.${zone}.all`}>
              <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
                <use href={`#${zombieRef(skin, first.kind)}`} width="100" height="100" />
              </svg>
              {count}
            </b>
          )}
          {people.length > 0 && (
            <span>
              {people.map(({ id }) => (
                <svg
                  key={id}
                  viewBox="-6 -6 112 112"
                  aria-hidden="true"
                  focusable="false"
                  {...(id === acting && { 'data-acting': '' })}
                >
                  <circle cx="50" cy="50" r="56" />
                  <use href={`#${personRef(skin, id)}`} width="100" height="100" />
                </svg>
              ))}
            </span>
          )}
        </div>
      </div>
    )
  })
}

import { useWords } from '../../../../i18n/use-words.ts'
import { Toggle } from '../../../../ui/toggle.tsx'
import { extent, isCut } from '../place/figure.ts'
import type { Drawing } from '../place/use-placement.ts'

/** Cuts the shape by hand: the squares chosen are the first part, the rest is the second. */
export function SplitCutter({ drawing }: { readonly drawing: Drawing }) {
  const { say } = useWords()
  const { tool, now, move } = drawing
  const { columns } = extent(tool.points)
  const cut = new Set(now.cut)
  const isReady = isCut(tool.points, cut)
  return (
    <fieldset className="cutter">
      <legend>{say('table.split.how')}</legend>
      <div>
        <div className="cutter-shape" data-columns={columns}>
          {tool.points.map(([row, column], index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the index names the square
              key={index}
              type="button"
              aria-pressed={cut.has(index)}
              aria-label={say('table.split.square', { number: index + 1 })}
              style={{ gridRow: row + 1, gridColumn: column + 1 }}
              data-part={cut.has(index) ? 1 : 2}
              onClick={() => move({ do: 'cut', square: index })}
            />
          ))}
        </div>
        {isReady ? (
          <div className="row">
            <Toggle
              label={say('table.split.lone', { part: 1 })}
              on={now.lone[0]}
              onChange={() => move({ do: 'lone', part: 0 })}
            />
            <Toggle
              label={say('table.split.lone', { part: 2 })}
              on={now.lone[1]}
              onChange={() => move({ do: 'lone', part: 1 })}
            />
          </div>
        ) : (
          now.cut.length > 0 && <p className="fine">{say('table.split.bad')}</p>
        )}
      </div>
    </fieldset>
  )
}

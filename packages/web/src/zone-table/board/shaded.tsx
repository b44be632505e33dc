import { Children, cloneElement, isValidElement, type ReactNode } from 'react'

const night = (color: string): string =>
  color === 'none' || color.startsWith('url(') ? color : `color-mix(in srgb, ${color} 52%, #0b0a10)`

const isDrawn = (node: unknown): node is ReactNode =>
  typeof node === 'string' || typeof node === 'number' || Array.isArray(node) || isValidElement(node)

/** The same drawing in the dark. Filters would have to be worked out for every frame, other colors are drawn as fast. */
export function shaded(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return Children.map(node, shaded)
  if (!isValidElement<Record<string, unknown>>(node)) return node
  const { type, props } = node
  // Parts of drawings are functions of what they are given, without memory: what they draw can be asked for.
  if (typeof type === 'function') {
    const draw = type as (given: Record<string, unknown>) => ReactNode
    return shaded(draw(props))
  }
  const { fill, stroke, children } = props
  return cloneElement(node, {
    ...(typeof fill === 'string' && { fill: night(fill) }),
    ...(typeof stroke === 'string' && { stroke: night(stroke) }),
    ...(isDrawn(children) && { children: shaded(children) }),
  })
}

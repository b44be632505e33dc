import { burst, disc, Ink, Part, Patch } from '../../../../art/draw.tsx'

/** What is worn by several, each in its own color. */

interface Colour {
  readonly fill: string
}

/** A hat with a wide brim that is turned up at its sides. */
export const Stetson = ({
  fill,
  band,
  brim = 44,
}: Colour & { readonly band: string; readonly brim?: number }) => {
  const [l, r] = [50 - brim, 50 + brim]
  return (
    <>
      <Part
        shapes={[
          {
            d: `M${l} 30C${l + 16} 40 34 32 50 32C66 32 ${r - 16} 40 ${r} 30C${r - 10} 24 70 26 66 28L34 28C30 26 ${l + 10} 24 ${l} 30Z`,
            fill,
          },
          { d: 'M33 30C30 4 46 8 50 12C54 8 70 4 67 30Q50 25 33 30Z', fill },
        ]}
      />
      <Patch d="M33 24Q50 19 67 24L67 29Q50 24 33 29Z" fill={band} />
    </>
  )
}

/** Low and flat, its brim straight. */
export const FlatHat = ({
  fill,
  band,
  top = 10,
}: Colour & { readonly band: string; readonly top?: number }) => (
  <>
    <Part
      shapes={[
        { d: 'M12 34C28 28 72 28 88 34L88 38C72 34 28 34 12 38Z', fill },
        { d: `M32 33L34 ${top}C40 ${top - 4} 60 ${top - 4} 66 ${top}L68 33Q50 29 32 33Z`, fill },
      ]}
    />
    <Patch d="M33 25Q50 21 67 25L68 31Q50 27 32 31Z" fill={band} />
  </>
)

export const Moustache = ({ fill, droops = 0 }: Colour & { readonly droops?: number }) => (
  <Part
    shapes={[
      {
        d: `M34 52C40 46 46 48 50 50C54 48 60 46 66 52C${68 + droops / 2} ${56 + droops} 58 58 50 54C42 58 ${32 - droops / 2} ${56 + droops} 34 52Z`,
        fill,
      },
    ]}
    ink={1.6}
  />
)

/** From ear to ear, so far down. */
export const Beard = ({ fill, to = 78 }: Colour & { readonly to?: number }) => (
  <>
    <Part
      shapes={[
        {
          d: `M31 42C28 62 36 ${to} 50 ${to}C64 ${to} 72 62 69 42C66 52 60 50 50 50C40 50 34 52 31 42Z`,
          fill,
        },
      ]}
      ink={2.2}
    />
    <Ink d="M44 58Q50 62 56 58" />
  </>
)

export const Goggles = ({ y = 27, glass = '#7fd0cf' }: { readonly y?: number; readonly glass?: string }) => (
  <>
    <Ink d={`M29 ${y + 1}L24 ${y + 3}M71 ${y + 1}L76 ${y + 3}`} w={3} colour="#5c3d22" />
    <Part shapes={[{ d: disc(40, y, 9) + disc(60, y, 9), fill: '#c79a3f' }]} ink={2} />
    <Patch d={disc(40, y, 5.5) + disc(60, y, 5.5)} fill={glass} />
  </>
)

/** A kerchief round the neck. */
export const Kerchief = ({ fill }: Colour) => (
  <Part shapes={[{ d: 'M30 66C42 74 58 74 70 66L58 84L50 90L42 84Z', fill }]} ink={2} />
)

export const Braces = ({ fill }: Colour) => <Ink d="M32 73L38 104M68 73L62 104" w={4} colour={fill} />

/** A coat that stands open over a shirt. */
export const Shirt = ({ fill, bow }: Colour & { readonly bow?: string }) => (
  <>
    <Part shapes={[{ d: 'M38 70L50 94L62 70L56 68L50 76L44 68Z', fill }]} ink={1.6} />
    {bow !== undefined && (
      <Part shapes={[{ d: 'M50 78L41 73L41 83ZM50 78L59 73L59 83Z', fill: bow }]} ink={1.6} />
    )}
  </>
)

export const Star = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <Part shapes={[{ d: burst(x, y, 3, 7, 5), fill: '#e8c06a' }]} ink={1.4} />
)

/** Brows, from inside to outside; mouths. */
export const Brows = ({
  d = 'M38 39L47 40M62 39L53 40',
  w = 2.6,
  colour,
}: {
  d?: string
  w?: number
  colour?: string
}) => <Ink d={d} w={w} {...(colour !== undefined && { colour })} />

export const Mouth = ({ d = 'M44 55Q50 58 56 55' }: { readonly d?: string }) => <Ink d={d} w={2.3} />

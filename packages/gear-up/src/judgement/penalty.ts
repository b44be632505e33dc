/** ln(1 + e^x) in 256ths, x from -8 to 8 in eighths: how steeply things get worse when a margin shrinks. */
const CURVE = new Int32Array([
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7,
  8, 9, 10, 11, 12, 14, 16, 18, 20, 23, 26, 29, 32, 37, 41, 46, 52, 58, 64, 72, 80, 89, 99, 110, 121, 134,
  147, 162, 177, 194, 211, 230, 249, 270, 291, 313, 336, 360, 384, 410, 436, 462, 489, 517, 544, 573, 602,
  631, 660, 690, 720, 750, 780, 811, 842, 873, 904, 935, 966, 997, 1029, 1060, 1092, 1123, 1155, 1186, 1218,
  1250, 1282, 1314, 1345, 1377, 1409, 1441, 1473, 1505, 1537, 1569, 1600, 1632, 1664, 1696, 1728, 1760, 1792,
  1824, 1856, 1888, 1920, 1952, 1984, 2016, 2048, 2080,
])

/**
 * What a margin costs: next to nothing when it is far above `safe`, `most` more for each `scale` that it lies below.
 * The logarithm of a chance, so that the sum over everything that must not go wrong tells how likely nothing does.
 */
export function penalty(margin: number, safe: number, scale: number, most: number): number {
  const x = (((safe - margin) << 7) / scale) | 0
  if (x <= -1024) return 0
  if (x >= 1024) return ((x * most) >> 7) | 0
  const at = (x >> 4) + 64
  const part = x & 15
  return (((CURVE[at] as number) * (16 - part) + (CURVE[at + 1] as number) * part) * most) >> 12
}

/** Something the person at the keyboard can put right; the command ends with its message. */
export class SimulateTrouble extends Error {
  override readonly name = 'SimulateTrouble'
}

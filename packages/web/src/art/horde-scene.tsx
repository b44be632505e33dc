/** The head of the landing page. */
export function HordeScene() {
  return (
    <svg className="horde" viewBox="0 0 1440 430" preserveAspectRatio="xMidYMax slice" aria-hidden="true" />
  )
}

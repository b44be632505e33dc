export function Icon({
  size,
  label,
}: {
  readonly name: string
  readonly size: number
  readonly label?: string
}) {
  return <svg viewBox="0 0 40 40" width={size} height={size} aria-label={label} />
}

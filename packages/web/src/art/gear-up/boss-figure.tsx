export function BossFigure({ size }: { readonly boss: string; readonly size: number }) {
  return <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" />
}

/** A tag with a skull-shaped hole: filled when earned, an outline with a lock's bar when not. */
export function Medal({ earned, size }: { readonly earned: boolean; readonly size: number }) {
  return (
    <svg
      className={earned ? 'medal medal-earned' : 'medal'}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path className="medal-ribbon" d="M13 2h5l2 6 2-6h5l-4 13h-6z" />
      <path
        className="medal-disc"
        d="M20 11c8 0 14 5.6 14 13 0 4.2-2 7-4.5 9v5h-19v-5c-2.5-2-4.5-4.8-4.5-9 0-7.4 6-13 14-13z"
      />
      <ellipse className="medal-eye" cx="14" cy="25" rx="3.6" ry="4" />
      <ellipse className="medal-eye" cx="26" cy="25" rx="3.6" ry="4" />
      <path className="medal-eye" d="M20 28l2.2 4.5h-4.4z" />
      <path className="medal-teeth" d="M16 34v4M20 34v4M24 34v4" />
    </svg>
  )
}

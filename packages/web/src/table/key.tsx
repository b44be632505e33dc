/** The key for a button; ears hear it from aria-keyshortcuts. */
export function Key({ name }: { readonly name: string }) {
  return <span className="key" data-key={name} />
}

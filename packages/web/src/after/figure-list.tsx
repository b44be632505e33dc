interface Props {
  readonly figures: readonly { readonly id: string; readonly label: string; readonly value: number }[]
}

/** A game in a few figures. */
export const FigureList = ({ figures }: Props) => (
  <dl className="end-figures">
    {figures.map(({ id, label, value }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd data-figure={id}>{value}</dd>
      </div>
    ))}
  </dl>
)

import { Component, type ErrorInfo, type ReactNode } from 'react'
import { forgetFailures } from './try-again.ts'

/** What broke, for whoever can mend it. */
export interface Failure {
  readonly error: unknown
  /** Which components it broke in, from the inside out. */
  readonly components?: string | undefined
}

interface Props {
  readonly children: ReactNode
  /** What is shown in place of what broke. */
  readonly otherwise: (failure: Failure, again: () => void) => ReactNode
  /** What is shown inside: once it is another, it may work again. */
  readonly of?: unknown
}

interface State {
  readonly failure: Failure | undefined
  readonly of: unknown
}

/** Catches what its children throw, so that what lies around them goes on. */
export class Catch extends Component<Props, State> {
  override state: State = { failure: undefined, of: this.props.of }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ of }: Props, state: State): Partial<State> | null {
    return of === state.of ? null : { of, failure: undefined }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ failure: { error, components: componentStack ?? undefined } })
  }

  readonly #again = (): void => {
    forgetFailures()
    this.setState({ failure: undefined })
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? this.props.otherwise(failure, this.#again) : this.props.children
  }
}

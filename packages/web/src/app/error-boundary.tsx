import { Component, type ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'

interface Props {
  readonly children: ReactNode
}

/** Catches what a screen throws; the saved games are untouched, because they are written elsewhere. */
export class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : <ErrorState error={error} />
  }
}

'use client'

import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.js'

export interface ErrorBoundaryProps {
  children: ReactNode
  /** What broke, for people: "The loyalty card could not be shown". */
  title?: ReactNode
  /** In place of the panel. `retry` draws the content once more. */
  fallback?: (options: { error: unknown; retry: () => void }) => ReactNode
  /** Hears of every error that was caught: for a log. */
  onError?: (error: unknown, info: ErrorInfo) => void
}

interface State {
  /** In a box of its own: `null` can be thrown too. */
  caught?: { error: unknown }
}

/** Keeps the rest of the page when a part of it breaks, and offers to draw that part again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info)
  }

  private readonly retry = () => this.setState({ caught: undefined })

  override render(): ReactNode {
    const { children, title, fallback } = this.props
    const { caught } = this.state
    if (!caught) return children
    if (fallback) return fallback({ error: caught.error, retry: this.retry })
    return <ErrorPanel title={title} onRetry={this.retry} />
  }
}

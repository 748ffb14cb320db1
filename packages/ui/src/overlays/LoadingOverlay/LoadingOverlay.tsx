'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../../class-names.js'
import { Spinner } from '../../display/Spinner/Spinner.js'
import { useStrings } from '../../strings/use-strings.js'
import { usePortalContainer } from '../portal-container.js'

export interface LoadingOverlayProps {
  /** Something is under way that nothing else should be done beside. */
  isVisible: boolean
  /** Milliseconds it waits before it appears, so that what is quick does not flash; 1000 when absent. It goes at once. */
  delay?: number
  /** What is awaited; "Loading" when absent. */
  label?: string
  className?: string
}

type Phase = 'gone' | 'shown' | 'leaving'

/** How long it fades; a browser that skips transitions would never say that one ended. */
const fadeTime = 160

/**
 * Covers the whole window with a spinner while something is under way. It takes presses and not the focus: what has the
 * keyboard keeps it, and toasts stay above.
 */
export function LoadingOverlay({ isVisible, delay = 1000, label, className }: LoadingOverlayProps) {
  const t = useStrings()
  const container = usePortalContainer()
  const [phase, setPhase] = useState<Phase>('gone')
  useEffect(() => {
    if (isVisible) {
      const timer = setTimeout(() => setPhase('shown'), delay)
      return () => clearTimeout(timer)
    }
    setPhase((before) => (before === 'gone' ? before : 'leaving'))
    const timer = setTimeout(() => setPhase('gone'), fadeTime)
    return () => clearTimeout(timer)
  }, [isVisible, delay])

  if (phase === 'gone') return null
  return createPortal(
    <div
      className={classNames('cw-LoadingOverlay', className)}
      data-phase={phase}
      data-react-aria-top-layer="true"
    >
      <Spinner size={28} label={label} />
      <Said text={phase === 'shown' ? (label ?? t('loading')) : ''} />
    </div>,
    container(),
  )
}

/** The words come one moment after the live region, or some readers do not notice them. */
function Said({ text }: { text: string }) {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <span role="status" className="cw-hidden">
      {isReady && text}
    </span>
  )
}

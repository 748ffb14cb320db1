'use client'

import {
  type CSSProperties,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../../class-names.js'
import { Button } from '../../controls/Button/Button.js'
import { CloseButton } from '../../controls/Button/CloseButton.js'
import { Spinner } from '../../display/Spinner/Spinner.js'
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { usePortalContainer } from '../portal-container.js'
import { type ToastItem, type ToastKind, type ToastQueue, toasts, undoLabel } from './toast-queue.js'

const QueueContext = createContext<ToastQueue>(toasts)

export interface ToastProviderProps {
  queue: ToastQueue
  children: ReactNode
}

/** Gives a part of the application toasts of its own. Without it everybody shares one queue. */
export function ToastProvider({ queue, children }: ToastProviderProps) {
  return <QueueContext.Provider value={queue}>{children}</QueueContext.Provider>
}

/** The queue around: `success`, `error`, `undo`, `loading`, `update`, `dismiss`. */
export const useToast = (): ToastQueue => useContext(QueueContext)

const icons: Record<ToastKind, ReactNode> = {
  blank: null,
  success: <SuccessIcon />,
  warning: <WarningIcon />,
  error: <ErrorIcon />,
  info: <InfoIcon />,
  loading: <Spinner />,
}

const none: readonly ToastItem[] = []
const nothing = () => none

export interface ToastRegionProps {
  /**
   * The corner at the end of the lines: the upper one, or the lower where pages have their buttons above. How far from the
   * edges is `--cw-toast-inset-block` and `--cw-toast-inset-inline`, 16 px each.
   */
  place?: 'top' | 'bottom'
  className?: string
}

/** Shows toasts in a corner at the end of the lines. Put one into the application, once. */
export function ToastRegion({ place = 'top', className }: ToastRegionProps) {
  const queue = useToast()
  const t = useStrings()
  const container = usePortalContainer()
  const items = useSyncExternalStore(queue.subscribe, queue.items, nothing)

  useEffect(() => {
    const hidden = () => (document.hidden ? queue.pause('hidden') : queue.resume('hidden'))
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', queue.commitAll)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', queue.commitAll)
    }
  }, [queue])

  // A toast that is dismissed under the pointer or the focus sends no leave event.
  useEffect(() => {
    if (items.every((item) => item.isLeaving)) {
      queue.resume('hover')
      queue.resume('focus')
    }
  }, [items, queue])

  if (items.length === 0) return null
  const { width } = queue.preset
  return createPortal(
    <section
      aria-label={t('notifications')}
      className={classNames('cw-ToastRegion', className)}
      data-place={place}
      data-width={'exact' in width ? 'exact' : 'max'}
      style={{ '--cw-toast-inline-size': `${'exact' in width ? width.exact : width.max}px` } as CSSProperties}
      data-react-aria-top-layer="true"
      onPointerEnter={() => queue.pause('hover')}
      onPointerLeave={() => queue.resume('hover')}
      onFocus={() => queue.pause('focus')}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || queue.resume('focus')}
    >
      {items.map((item) => (
        <Toast key={item.id} item={item} onDismiss={() => queue.dismiss(item.id)} />
      ))}
    </section>,
    container(),
  )
}

function Toast({ item, onDismiss }: { item: ToastItem; onDismiss: () => void }) {
  const t = useStrings()
  // The words come one moment after the live region, or some readers do not notice them.
  const [isSpoken, setSpoken] = useState(false)
  useEffect(() => setSpoken(true), [])
  const { kind, title, text, action, isLeaving } = item
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any button inside
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className="cw-Toast"
      data-kind={kind}
      data-leaving={isLeaving || undefined}
      onKeyDown={(event) => event.key === 'Escape' && onDismiss()}
    >
      {isSpoken && (
        <>
          {icons[kind]}
          <div className="cw-Toast-text">
            <div className="cw-Toast-title">{title}</div>
            {text != null && <div className="cw-Toast-detail">{text}</div>}
          </div>
          {action && (
            <Button
              size="s"
              onPress={() => {
                action.onPress()
                onDismiss()
              }}
            >
              {action.label === undoLabel ? t('undo') : action.label}
            </Button>
          )}
          <CloseButton size="s" onPress={onDismiss} />
        </>
      )}
    </div>
  )
}

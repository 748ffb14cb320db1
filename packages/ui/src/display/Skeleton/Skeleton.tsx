import { classNames } from '../../class-names.js'

export interface SkeletonProps {
  /** A CSS width: `60%`, `120px`. */
  width?: string
  /** A CSS height; that of a line of text when absent. */
  height?: string
  /** Several lines of text, the last one shorter. */
  lines?: number
  className?: string
}

/** A grey shape where something will be. It shows after a moment, so that fast answers do not flicker. */
export function Skeleton({ width = '100%', height, lines = 1, className }: SkeletonProps) {
  return (
    <span className={classNames('cw-Skeleton', className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          key={line}
          className="cw-Skeleton-line"
          style={{ inlineSize: lines > 1 && line === lines - 1 ? '60%' : width, blockSize: height }}
        />
      ))}
    </span>
  )
}

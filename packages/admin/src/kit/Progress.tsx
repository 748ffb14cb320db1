import './progress.css'

interface Props {
  /** What goes on: read aloud. */
  label: string
  /** From 0 to 1; undefined while nobody knows. */
  value: number | undefined
}

/** How far something is. */
export function Progress({ label, value }: Props) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="ad-Progress"
      data-unknown={percent === undefined || undefined}
    >
      <div
        className="ad-Progress-bar"
        style={{ inlineSize: percent === undefined ? undefined : `${percent}%` }}
      />
    </div>
  )
}

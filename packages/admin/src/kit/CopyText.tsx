import { CopyIconButton } from './CopyButton'
import './parts.css'

interface Props {
  value: string
  /** What stands on the screen in place of the whole value: `pk_01H…9XK2`. */
  shown?: string
}

/** A code with a button that copies it. */
export function CopyText({ value, shown = value }: Props) {
  return (
    <span className="ad-Copy">
      <bdi className="ad-Code">{shown}</bdi>
      <CopyIconButton value={value} />
    </span>
  )
}

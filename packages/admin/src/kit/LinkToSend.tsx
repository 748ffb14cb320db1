import { CopyIconButton } from './CopyButton'
import './parts.css'

interface Props {
  /** What it is for: "Payment link". */
  label: string
  href: string
}

/** A link to be sent to a customer: to be read, and copied by a press. */
export function LinkToSend({ label, href }: Props) {
  return (
    <div className="ad-LinkToSend">
      <span className="ad-Muted">{label}</span>
      <span className="ad-Copy">
        <bdi className="ad-Code" dir="ltr">
          {href}
        </bdi>
        <CopyIconButton value={href} label={label} />
      </span>
    </div>
  )
}

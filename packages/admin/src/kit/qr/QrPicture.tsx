import { useMemo } from 'react'
import { qrCode } from './qr-code'
import './qr.css'

interface Props {
  text: string
  /** What it is for, for those who do not see it. */
  label: string
}

/** A QR code, dark on white in every theme, as cameras want it; nothing for a text that is too long. */
export function QrPicture({ text, label }: Props) {
  const code = useMemo(() => qrCode(text), [text])
  if (!code) return null
  // Four modules of margin belong to it.
  const size = code.length + 8
  const path = code
    .flatMap((line, row) => line.map((isDark, column) => (isDark ? `M${column + 4} ${row + 4}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="ad-Qr"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

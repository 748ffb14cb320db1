import type { ReactNode } from 'react'

const icon = (drawing: ReactNode, isMirrored = false) => (
  <svg
    viewBox="0 0 16 16"
    width={16}
    height={16}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    className="cw-Icon"
    data-mirrored={isMirrored || undefined}
  >
    {drawing}
  </svg>
)
const mirrored = (drawing: ReactNode) => icon(drawing, true)

const letter = 'M2.5 4v8M7.5 4v8M2.5 8h5'

/** The signs of a text editor's tools. Letters are drawn, so that they are not read beside the names. */
export const formatIcons = {
  heading1: icon(<path d={`${letter}M10.5 7.5 12.5 6v6`} />),
  heading2: icon(<path d={`${letter}M10.3 7.6c.2-2 3.4-2 3.4.2 0 1.4-3.4 2.4-3.4 4.2h3.6`} />),
  bold: icon(<path strokeWidth={2} d="M5 3h3.6a2.4 2.4 0 0 1 0 4.8H5zm0 4.8h4.3a2.6 2.6 0 0 1 0 5.2H5z" />),
  italic: icon(<path d="M7 3h5M4 13h5M9.5 3l-3 10" />),
  bulletList: mirrored(
    <>
      <path d="M6.5 4h7M6.5 8h7M6.5 12h7" />
      <path strokeWidth={2.25} d="M3 4h.01M3 8h.01M3 12h.01" />
    </>,
  ),
  orderedList: mirrored(
    <path d="M7 4h6.5M7 8h6.5M7 12h6.5M2.5 3l1-.5V6M2.4 10.4c.3-.9 1.9-.8 1.9.2 0 .8-1.9 1.6-1.9 2.4h2" />,
  ),
  quote: mirrored(
    <path d="M6.5 4.5c-2 .6-3.5 2.2-3.5 4.6V11h3.5V8H4.6M13 4.5c-2 .6-3.5 2.2-3.5 4.6V11H13V8h-1.9" />,
  ),
  link: icon(
    <path d="M6.8 9.2a2.4 2.4 0 0 0 3.4 0l2.1-2.1a2.4 2.4 0 0 0-3.4-3.4l-.7.7M9.2 6.8a2.4 2.4 0 0 0-3.4 0L3.7 8.9a2.4 2.4 0 0 0 3.4 3.4l.7-.7" />,
  ),
  undo: mirrored(<path d="M3 6.25h6.5a3.25 3.25 0 0 1 0 6.5H6.5M5.75 3.25l-3 3 3 3" />),
  redo: mirrored(<path d="M13 6.25H6.5a3.25 3.25 0 0 0 0 6.5h3M10.25 3.25l3 3-3 3" />),
}

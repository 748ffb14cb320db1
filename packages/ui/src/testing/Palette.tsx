import { useEffect, useRef, useState } from 'react'
import { contrast } from '../theme/contrast.js'

/** A colour as the browser computes it, written `#rrggbb`: canvas knows every notation there is. */
export function hexOf(colour: string): string {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!pen) return '#000000'
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0] = pen.getImageData(0, 0, 1, 1).data
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Two properties that stand on one another, and the least contrast between them. */
export const pairs: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ['--cw-text', '--cw-bg', 4.5],
  ['--cw-text', '--cw-surface', 4.5],
  ['--cw-text', '--cw-selected', 4.5],
  ['--cw-text-2', '--cw-sunken', 4.5],
  ['--cw-text-3', '--cw-sunken', 4.5],
  ['--cw-text-3', '--cw-hover', 4.5],
  ['--cw-on-accent', '--cw-accent', 4.5],
  ['--cw-on-accent', '--cw-accent-hover', 4.5],
  ['--cw-accent-text', '--cw-bg', 4.5],
  ['--cw-accent-text', '--cw-surface', 4.5],
  ['--cw-accent-text', '--cw-selected', 4.5],
  ['--cw-accent', '--cw-bg', 3],
  ['--cw-accent', '--cw-surface', 3],
  ['--cw-line-strong', '--cw-bg', 3],
  ['--cw-green', '--cw-green-ground', 4.5],
  ['--cw-amber', '--cw-amber-ground', 4.5],
  ['--cw-red', '--cw-red-ground', 4.5],
  ['--cw-blue', '--cw-blue-ground', 4.5],
  ['--cw-violet', '--cw-violet-ground', 4.5],
  ['--cw-grey', '--cw-grey-ground', 4.5],
]

/** What the pairs come to where this element is. */
export function measure(element: Element) {
  const probe = element.appendChild(document.createElement('span'))
  const read = (name: string) => {
    probe.style.color = `var(${name})`
    return hexOf(getComputedStyle(probe).color)
  }
  const rows = pairs.map(([ink, ground, least]) => {
    const [one, other] = [read(ink), read(ground)]
    return { ink, ground, least, one, other, ratio: contrast(one, other) }
  })
  probe.remove()
  return rows
}

/** The pairs of properties with their colours and contrasts, where it is drawn. */
export function Palette({ of }: { of: string }) {
  const ref = useRef<HTMLTableElement>(null)
  const [rows, setRows] = useState<ReturnType<typeof measure>>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours change with what `of` names
  useEffect(() => {
    if (ref.current?.parentElement) setRows(measure(ref.current.parentElement))
  }, [of])
  return (
    <table
      ref={ref}
      style={{ font: 'var(--cw-type-mono)', color: 'var(--cw-text)', borderSpacing: '12px 4px' }}
    >
      <thead>
        <tr style={{ textAlign: 'start' }}>
          <th scope="col">Property</th>
          <th scope="col">on</th>
          <th scope="col">Contrast</th>
          <th scope="col">at least</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ ink, ground, least, one, other, ratio }) => (
          <tr key={ink + ground} data-reads={ratio >= least}>
            <td>
              <Swatch colour={one} /> {ink}
            </td>
            <td>
              <Swatch colour={other} /> {ground}
            </td>
            <td>{ratio.toFixed(2)}</td>
            <td>{least}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Swatch = ({ colour }: { colour: string }) => (
  <span
    title={colour}
    style={{
      display: 'inline-block',
      inlineSize: 12,
      blockSize: 12,
      verticalAlign: '-2px',
      border: '1px solid var(--cw-line-strong)',
      borderRadius: 2,
      background: colour,
    }}
  />
)

/** What a thing is drawn in and what it is drawn beside, in the units of the drawing. */
export interface Drawing {
  /** The edges that are seen, as a path. */
  edges: string
  /** The edges behind, which are drawn more lightly. */
  hidden: string
  /** Something of a size that everybody knows. */
  beside: { x: number; y: number; width: number; height: number; of: 'a4' | 'door' }
  labels: Record<'width' | 'height' | 'depth', { x: number; y: number }>
}

export const drawingSize = { width: 360, height: 200 } as const

/** Room for the labels, to the left, below, and between the thing and what stands beside it. */
const margin = { start: 70, bottom: 30, top: 8, between: 66, end: 8 }
/** Depth is drawn at an angle and shortened by half, as joiners draw. */
const slant = { x: 0.43, y: 0.25 }
/** Widths and heights in mm: a sheet of paper stands beside what could lie on a table, a door beside the rest. */
const known = { a4: [210, 297], door: [900, 2000] } as const
const largestBesidePaper = 600

const round = (value: number) => Math.round(value * 10) / 10

/** Lays out a thing of this width, height and depth in mm, all in one scale. */
export function layOutDrawing(width: number, height: number, depth: number): Drawing {
  const of = Math.max(width, height, depth) <= largestBesidePaper ? 'a4' : 'door'
  const [besideWidth, besideHeight] = known[of]
  const [shiftX, shiftY] = [depth * slant.x, depth * slant.y]
  const scale = Math.min(
    (drawingSize.width - margin.start - margin.between - margin.end) / (width + shiftX + besideWidth),
    (drawingSize.height - margin.top - margin.bottom) / Math.max(height + shiftY, besideHeight),
  )
  const floor = drawingSize.height - margin.bottom
  const at = (x: number, y: number) => `${round(margin.start + x * scale)} ${round(floor - y * scale)}`
  const [w, h] = [width, height]
  const behind = (x: number, y: number) => at(x + shiftX, y + shiftY)
  return {
    edges: [
      `M${at(0, 0)}L${at(w, 0)}L${at(w, h)}L${at(0, h)}Z`,
      `M${at(0, h)}L${behind(0, h)}L${behind(w, h)}L${at(w, h)}`,
      `M${behind(w, h)}L${behind(w, 0)}L${at(w, 0)}`,
    ].join(''),
    hidden: `M${at(0, 0)}L${behind(0, 0)}L${behind(0, h)}M${behind(0, 0)}L${behind(w, 0)}`,
    beside: {
      x: round(margin.start + (width + shiftX) * scale + margin.between),
      y: round(floor - besideHeight * scale),
      width: round(besideWidth * scale),
      height: round(besideHeight * scale),
      of,
    },
    labels: {
      width: { x: round(margin.start + (width / 2) * scale), y: floor + 20 },
      height: { x: margin.start - 10, y: round(floor - (height / 2) * scale) },
      depth: {
        x: round(margin.start + (width + shiftX / 2) * scale + 8),
        y: round(floor - (shiftY / 2) * scale + 12),
      },
    },
  }
}

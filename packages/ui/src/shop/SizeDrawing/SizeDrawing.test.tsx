// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { expectAccessible, render, screen } from '../../testing/render.js'
import { drawingSize, layOutDrawing } from './lay-out-drawing.js'
import { SizeDrawing } from './SizeDrawing.js'

const sizes = [
  [190, 280, 155],
  [1200, 450, 320],
  [340, 1560, 340],
  [148, 12, 210],
  [2400, 8, 700],
  [40, 40, 40],
  [600, 600, 600],
  [300, 2600, 300],
] as const

describe('the layout', () => {
  it.each(sizes)('of %i × %i × %i mm stays within the drawing', (...size) => {
    const { edges, beside, labels } = layOutDrawing(...size)
    const numbers = [...`${edges}`.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
    const points = numbers.map(([, x, y]) => [Number(x), Number(y)] as const)
    points.push([beside.x, beside.y], [beside.x + beside.width, beside.y + beside.height])
    for (const { x, y } of Object.values(labels)) points.push([x, y])
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(drawingSize.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(drawingSize.height)
    }
    // The measure of the depth has room before what stands beside.
    expect(beside.x - labels.depth.x).toBeGreaterThanOrEqual(50)
  })

  it.each(sizes)('of %i × %i × %i mm is all in one scale', (width, height, depth) => {
    const { edges, beside } = layOutDrawing(width, height, depth)
    const [, x1 = 0, , x2 = 0] = /M([\d.]+) ([\d.]+)L([\d.]+)/.exec(edges)?.map(Number) ?? []
    const known = beside.of === 'a4' ? 210 : 900
    expect((x2 - x1) / width).toBeCloseTo(beside.width / known, 2)
  })

  it('stands beside paper up to the size of a table top, else beside a door', () => {
    expect(layOutDrawing(600, 100, 100).beside.of).toBe('a4')
    expect(layOutDrawing(601, 100, 100).beside.of).toBe('door')
  })
})

it('says its measures as the reader writes numbers', async () => {
  render(<SizeDrawing width={190} height={280} depth={155} />, { locale: 'de-DE' })
  expect(screen.getByRole('img')).toHaveTextContent(/A4.*19 cm.*28 cm.*15,5 cm/)
  await expectAccessible()
})

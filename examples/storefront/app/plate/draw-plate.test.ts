import { describe, expect, it } from 'vitest'
import { drawPlate } from './draw-plate'

const categories = ['vessels', 'lamps', 'seats', 'throws', 'paper', 'tools']

describe('a drawn plate', () => {
  it.each(categories)('of %s is the same every time and differs by handle', (category) => {
    const one = drawPlate({ handle: 'moon-jar', category })
    expect(drawPlate({ handle: 'moon-jar', category })).toBe(one)
    expect(drawPlate({ handle: 'tall-jug', category })).not.toBe(one)
  })

  it.each(categories)('of %s is whole: no missing number, no filter, nothing that could run', (category) => {
    for (const handle of ['a', 'hall-bench', 'dome-pendant', 'dish-brush', 'pear-linocut', 'twill-throw']) {
      const svg = drawPlate({ handle, category })
      expect(svg).toMatch(/^<svg .*<\/svg>$/s)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<filter|<script|href/)
      for (const [, id] of svg.matchAll(/url\(#([\w-]+)\)/g)) expect(svg).toContain(`id="${id}"`)
    }
  })

  it('of an unknown category is a vessel', () => {
    expect(drawPlate({ handle: 'x', category: 'boats' })).toContain('<svg')
  })

  it('never writes what the address says into the picture', () => {
    const hostile = '"><script>alert(1)</script>'
    expect(drawPlate({ handle: hostile, category: hostile })).not.toContain('alert')
  })
})

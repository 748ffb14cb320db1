import { expect, it } from 'vitest'
import { correctionBytes } from './galois'
import { qrCode } from './qr-code'

/** `abc` at level M, module by module, as other encoders draw it too. */
const abc = `
  #######...###.#######
  #.....#..##...#.....#
  #.###.#.###...#.###.#
  #.###.#.#..##.#.###.#
  #.###.#.#.#.#.#.###.#
  #.....#.#.##..#.....#
  #######.#.#.#.#######
  ........##...........
  #.#####..###..#####..
  ###..#.##..####...#.#
  .#....##.#..#.##...#.
  ....#...#.#####..###.
  .#..###.#.#.#..#.....
  ........#...#..#..#.#
  #######...##.#..##.#.
  #.....#.##.....##.###
  #.###.#.##.#.#..#.#..
  #.###.#.##.####..#...
  #.###.#.#...#.##.....
  #.....#....####..#...
  #######.###.#..#..##.
`
  .trim()
  .split(/\s+/)

it('a text becomes the code that other encoders make of it', () => {
  const drawn = qrCode('abc')?.map((line) => line.map((isDark) => (isDark ? '#' : '.')).join(''))
  expect(drawn).toEqual(abc)
})

it('the bytes of correction are those of the worked example of the standard', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  expect(correctionBytes(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
})

it.each([
  [14, 21],
  [15, 25],
  [122, 45],
  [152, 49],
  [213, 57],
  [331, 69],
])('%i bytes take %i modules a side', (bytes, size) => {
  expect(qrCode('a'.repeat(bytes))).toHaveLength(size)
})

it('a text that is too long has no code', () => {
  expect(qrCode('a'.repeat(332))).toBeUndefined()
})

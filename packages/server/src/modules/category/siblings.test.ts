import { describe, expect, it } from 'vitest'
import { withAt } from './siblings'

describe('a category among its siblings', () => {
  it.each([
    ['goes last without a rank', ['a', 'b'], 'x', undefined, ['a', 'b', 'x']],
    ['moves others down', ['a', 'b'], 'x', 0, ['x', 'a', 'b']],
    ['closes the gap it leaves', ['a', 'b', 'c'], 'a', 2, ['b', 'c', 'a']],
    ['is clamped to the end', ['a', 'b'], 'a', 99, ['b', 'a']],
    ['stays where it is', ['a', 'b', 'c'], 'b', 1, ['a', 'b', 'c']],
  ])('%s', (_, ids, id, rank, result) => expect(withAt(ids, id, rank)).toEqual(result))
})

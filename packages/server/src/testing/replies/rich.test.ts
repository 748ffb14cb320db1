import { writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { describeShop } from '../test-shop'
import { lackingIn } from './lacking'
import { buildRichShop, richConfig } from './rich-shop'
import { unexpectedIn } from './unexpected'

describeShop(
  'tmp',
  (t) => {
    it('works', async () => {
      const start = Date.now()
      const told = await buildRichShop(t)
      console.log(told.length, Date.now() - start)
      const seen = new Map<string, boolean>()
      const lacks = new Set<string>()
      for (const one of told) for (const lack of lackingIn(one, seen)) lacks.add(`${one.name} :: ${lack}`)
      writeFileSync('/tmp/lacks.txt', [...lacks].sort().join('\n'))
      writeFileSync(
        '/tmp/unseen.txt',
        [...seen]
          .filter(([, v]) => !v)
          .map(([k]) => k)
          .sort()
          .join('\n'),
      )
      const odd = new Set<string>()
      for (const one of told) for (const key of unexpectedIn(one)) odd.add(`${one.name} :: ${key}`)
      writeFileSync('/tmp/odd.txt', [...odd].sort().join('\n'))
      writeFileSync('/tmp/told.json', JSON.stringify(told))
    }, 120000)
  },
  richConfig,
)

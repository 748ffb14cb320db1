import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { library } from '../../tsup.base'
import { gatherStorefront } from './gather-storefront'

export default library({
  entry: { index: 'src/index.ts', main: 'src/main.ts' },
  onSuccess: async () => {
    const to = join(import.meta.dirname, 'dist/storefront')
    rmSync(to, { recursive: true, force: true })
    gatherStorefront(join(import.meta.dirname, '../../examples/storefront'), to)
  },
})

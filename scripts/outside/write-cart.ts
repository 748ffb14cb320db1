/** Writes the cart of the stories, so that a stranger's page shows the same one. usage: tsx write-cart.ts FILE */
import { writeFileSync } from 'node:fs'
import { exampleCart } from '../../packages/ui/src/testing/example-cart.ts'

writeFileSync(process.argv[2] ?? 'cart.json', JSON.stringify(exampleCart))

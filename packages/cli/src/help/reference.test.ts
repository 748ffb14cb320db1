import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cartwright } from '../program'
import { reference, referenceMark } from './reference'

it('the reference says what the commands say; scripts/cli-reference.ts writes it anew', () => {
  const written = readFileSync(new URL('../../../../docs/cli.md', import.meta.url), 'utf8')
  const [, told = ''] = written.split(referenceMark)
  expect(told.trim()).toBe(reference(cartwright('')).trim())
})

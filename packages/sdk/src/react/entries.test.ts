import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'

// Read for a build without types, which would be written at once.
vi.stubEnv('CARTWRIGHT_TYPES', 'off')
const { default: build } = await import('../../tsup.config')
const { entry, treeshake } = build as { entry: Record<string, string>; treeshake: boolean }

it.each(Object.values(entry).filter((file) => file.includes('/react/')))(
  '%s opens for components that draw on a server',
  (file) => {
    const [first] = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').split('\n')
    expect(first).toBe("'use client'")
    // The second pass of the build would drop the line.
    expect(treeshake).toBe(false)
  },
)

it.each(Object.values(entry).filter((file) => !file.includes('/react/')))('%s works on both sides', (file) =>
  expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).not.toContain('use client'),
)

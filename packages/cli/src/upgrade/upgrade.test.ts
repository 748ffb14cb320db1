import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { applyCodemods, type Codemod } from './codemods'
import { changesOf, releasesBetween, releasesOf } from './release-notes'
import { packagesOf, rangeFor, withRanges } from './shop-packages'

const changelog = `# @cartwright/server

## 0.3.0

### Minor Changes

- 1f2e3d4: Swaps have a list.

  It opens from the orders.

### Patch Changes

- Updated dependencies [1f2e3d4]
  - @cartwright/contract@0.3.0

## 0.2.0

### Minor Changes

- 0a1b2c3: Returns have labels.

## 0.1.0

### Minor Changes

- 9f8e7d6: The first release.
`

describe('release notes', () => {
  const releases = releasesOf(changelog)

  it('are those after the version that is left, newest first', () => {
    expect(releases.map(({ version }) => version)).toEqual(['0.3.0', '0.2.0', '0.1.0'])
    const between = (from: string | undefined, to: string) =>
      releasesBetween(releases, from, to).map(({ version }) => version)
    expect(between('0.1.0', '0.3.0')).toEqual(['0.3.0', '0.2.0'])
    expect(between('0.2.0', '0.2.0')).toEqual([])
    expect(between(undefined, '0.2.0')).toEqual(['0.2.0', '0.1.0'])
    expect(between('0.1.0', '0.4.0')).toEqual([])
    // Back to an older one: nothing is new there.
    expect(between('0.3.0', '0.2.0')).toEqual(['0.2.0', '0.1.0'])
  })

  it('tell each change once, and nothing of packages that were only renewed', () => {
    const twice = [
      ...releasesBetween(releases, '0.1.0', '0.3.0'),
      ...releasesBetween(releases, '0.1.0', '0.3.0'),
    ]
    expect(changesOf(twice)).toEqual([
      'Swaps have a list.\n\n  It opens from the orders.',
      'Returns have labels.',
    ])
  })
})

describe('the packages of a shop', () => {
  const text = `{
    "name": "clay",
    "dependencies": { "@cartwright/cli": "^0.1.0", "react": "19.0.0" },
    "devDependencies": { "@cartwright/ui": "0.1.0", "@cartwright/admin": "file:../admin" }
}
`

  it('are those of the toolkit, with what is installed', () => {
    const found = packagesOf(JSON.parse(text), (name) => (name === '@cartwright/ui' ? '0.1.0' : undefined))
    expect(found.map(({ name, section, installed }) => [name, section, installed])).toEqual([
      ['@cartwright/cli', 'dependencies', undefined],
      ['@cartwright/ui', 'devDependencies', '0.1.0'],
      ['@cartwright/admin', 'devDependencies', undefined],
    ])
  })

  it('take a version as exactly as before, and what is no range stays', () => {
    expect(['^0.1.0', '~0.1.0', '0.1.0', '1.0.0-rc.1'].map((range) => rangeFor(range, '0.2.0'))).toEqual([
      '^0.2.0',
      '~0.2.0',
      '0.2.0',
      '0.2.0',
    ])
    for (const range of ['latest', '*', 'file:../ui', 'workspace:*', '>=0.1.0 <1', 'github:a/b'])
      expect(rangeFor(range, '0.2.0')).toBeUndefined()
  })

  it('are written where they stood, indented as before', () => {
    const [cli, ui] = packagesOf(JSON.parse(text), () => undefined)
    if (!cli || !ui) throw new Error('They were not found')
    const written = withRanges(
      text,
      new Map([
        [cli, '^0.2.0'],
        [ui, '0.2.0'],
      ]),
    )
    expect(JSON.parse(written)).toEqual({
      name: 'clay',
      dependencies: { '@cartwright/cli': '^0.2.0', react: '19.0.0' },
      devDependencies: { '@cartwright/ui': '0.2.0', '@cartwright/admin': 'file:../admin' },
    })
    expect(written).toMatch(/^\{\n {4}"name"/)
    expect(written.endsWith('}\n')).toBe(true)
  })
})

describe('a change of source that a release asks for', () => {
  const renamed: Codemod = {
    version: '0.2.0',
    summary: 'defineShop is called shopOf',
    concerns: (path) => path.endsWith('.ts'),
    change: (source) => source.replaceAll('defineShop(', 'shopOf('),
  }
  const folder = () => {
    const root = mkdtempSync(join(tmpdir(), 'codemod-'))
    writeFileSync(join(root, 'shop.ts'), 'export default defineShop({})\n')
    writeFileSync(join(root, 'other.ts'), 'export {}\n')
    writeFileSync(join(root, 'words.md'), 'defineShop(\n')
    return root
  }

  it('is made where it is asked for, once, and told by file', () => {
    const root = folder()
    const changed = [{ summary: renamed.summary, files: ['shop.ts'] }]
    expect(applyCodemods(root, ['0.2.0'], { known: [renamed], isDry: true })).toEqual(changed)
    expect(readFileSync(join(root, 'shop.ts'), 'utf8')).toContain('defineShop(')
    expect(applyCodemods(root, ['0.3.0', '0.2.0'], { known: [renamed] })).toEqual(changed)
    expect(readFileSync(join(root, 'shop.ts'), 'utf8')).toBe('export default shopOf({})\n')
    expect(readFileSync(join(root, 'words.md'), 'utf8')).toBe('defineShop(\n')
    expect(applyCodemods(root, ['0.2.0'], { known: [renamed] })).toEqual([])
  })

  it('is not made for a release that was not passed', () => {
    expect(applyCodemods(folder(), ['0.3.0'], { known: [renamed] })).toEqual([])
  })
})

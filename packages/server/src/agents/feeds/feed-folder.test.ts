import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FeedFolder } from './feed-folder'
import { openIfThere, readGrowing } from './read-growing'

let place: string
let folder: FeedFolder
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'feeds-'))
  folder = new FeedFolder(place)
})
afterEach(() => rmSync(place, { recursive: true }))

const make = (name: string, state: string, text: string) =>
  folder
    .claim(folder.growing(name, state))
    .then(() => folder.whole(name, state, async (path) => writeFileSync(path, text)))
const longAgo = (file: string) => utimesSync(join(place, file), new Date(0), new Date(0))

it('one process makes a feed, and another takes it up when that is gone', async () => {
  const path = folder.growing('one', 'a')
  expect(await folder.claim(path)).toBe(true)
  expect(await folder.claim(path)).toBe(false)
  expect(await folder.statesGrowing('one')).toEqual(['a'])
  longAgo('one.a.building')
  expect(await folder.statesGrowing('one')).toEqual([])
  expect(await folder.claim(path)).toBe(true)
})

it('what was finished last is kept, and nothing of the same name beside it', async () => {
  await make('one', 'a', 'first')
  await make('two', 'a', 'another')
  await make('one', 'b', 'second')
  expect(await folder.newest('one')).toMatchObject({ state: 'b', size: 6 })
  expect(await folder.newest('two')).toMatchObject({ state: 'a' })
  expect(await folder.newest('on')).toBe(undefined)
  expect(await folder.isWhole('one', 'a')).toBe(false)
  expect(readdirSync(place)).toHaveLength(2)
})

it('what nobody asks for any more is taken away', async () => {
  await make('gone', 'a', 'text')
  for (const file of readdirSync(place)) longAgo(file)
  await folder.claim(folder.growing('left', 'a'))
  longAgo('left.a.building')
  await make('one', 'a', 'text')
  expect(readdirSync(place).map((file) => file.split('.')[0])).toEqual(['one'])
})

it('a making that fails leaves nothing, and whoever reads along hears of it', async () => {
  const path = folder.growing('one', 'a')
  await folder.claim(path)
  const file = await openIfThere(path)
  if (!file) throw new Error('It is there')
  const reading = drained(readGrowing(file, path, () => folder.isWhole('one', 'a')))
  const heard = expect(reading).rejects.toThrow('The feed was not finished')
  const failed = folder.whole('one', 'a', async (path) => {
    writeFileSync(path, 'half')
    throw new Error('The disk is full')
  })
  await expect(failed).rejects.toThrow('The disk is full')
  await heard
  expect(readdirSync(place)).toEqual([])
})

it('whoever reads along gets all of it', async () => {
  const path = folder.growing('one', 'a')
  await folder.claim(path)
  const file = await openIfThere(path)
  if (!file) throw new Error('It is there')
  const read = async () => {
    const parts: Uint8Array[] = []
    for await (const part of readGrowing(file, path, () => folder.isWhole('one', 'a'))) parts.push(part)
    return Buffer.concat(parts).length
  }
  const reading = read()
  await folder.whole('one', 'a', async (path) => {
    for (let times = 1; times <= 4; times++) {
      writeFileSync(path, 'x'.repeat(100_000), { flag: 'a' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
  })
  expect(await reading).toBe(400_000)
})

async function drained(parts: AsyncIterable<unknown>): Promise<void> {
  for await (const part of parts) expect(part).toBeDefined()
}

import { mkdtempSync, readdirSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FeedFolder } from './feed-folder'
import { growingStream } from './read-growing'

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
  const heard = expect(readAlong()).rejects.toThrow('The feed was not finished')
  const failed = folder.whole('one', 'a', async (path) => {
    await new Promise((resolve) => setTimeout(resolve, 60))
    writeFileSync(path, 'half')
    await new Promise((resolve) => setTimeout(resolve, 200))
    throw new Error('The disk is full')
  })
  await expect(failed).rejects.toThrow('The disk is full')
  await heard
  expect(readdirSync(place)).toEqual([])
})

it('what is given up before its first byte is not there', async () => {
  const path = folder.growing('one', 'a')
  await folder.claim(path)
  const stream = growing()
  await folder.release(path)
  expect(await stream).toBe(undefined)
})

it('what a process left that is gone is given up, by those who wait for it too', async () => {
  await folder.claim(folder.growing('one', 'a'))
  const stream = growing()
  longAgo('one.a.building')
  expect(await stream).toBe(undefined)
})

it('a feed that was made twice ends for each reader with its own file', async () => {
  await make('one', 'a', 'whole')
  const [kept = ''] = readdirSync(place)
  expect(await folder.isWhole('one', 'a', statSync(join(place, kept)).ino)).toBe(true)
  const path = folder.growing('one', 'a')
  await folder.claim(path)
  expect(await folder.isWhole('one', 'a', statSync(path).ino)).toBe(false)
  const reading = readAlong()
  await folder.whole('one', 'a', async (path) => {
    for (const part of ['first', ' and last']) {
      writeFileSync(path, part, { flag: 'a' })
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })
  expect(await reading).toBe('first and last'.length)
})

it('whoever reads along gets all of it', async () => {
  await folder.claim(folder.growing('one', 'a'))
  const reading = readAlong()
  await folder.whole('one', 'a', async (path) => {
    for (let times = 1; times <= 4; times++) {
      await new Promise((resolve) => setTimeout(resolve, 60))
      writeFileSync(path, 'x'.repeat(100_000), { flag: 'a' })
    }
  })
  expect(await reading).toBe(400_000)
})

it.runIf(process.platform === 'linux')('whoever goes before reading holds nothing open', async () => {
  const path = folder.growing('one', 'a')
  expect(await growing()).toBe(undefined)
  await folder.claim(path)
  writeFileSync(path, 'part')
  const stream = await growing()
  // What a process holds open, Linux alone tells.
  const isHeld = () => readdirSync('/proc/self/fd').some((fd) => held(fd) === path)
  expect(isHeld()).toBe(true)
  stream?.destroy()
  await vi.waitFor(() => expect(isHeld()).toBe(false))
})

const held = (fd: string) => {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`)
  } catch {
    // The one that lists them is closed by now.
    return undefined
  }
}

/** The feed `one` in the state `a` while it grows. */
function growing() {
  const path = folder.growing('one', 'a')
  return growingStream(path, {
    isGrowing: (inode) => folder.isGrowing(path, inode),
    isWhole: (inode) => folder.isWhole('one', 'a', inode),
  })
}

/** How many bytes of the feed `one` in the state `a` come along. */
async function readAlong(): Promise<number> {
  const stream = await growing()
  if (!stream) throw new Error('It is there')
  let length = 0
  for await (const part of stream) length += (part as Buffer).length
  return length
}

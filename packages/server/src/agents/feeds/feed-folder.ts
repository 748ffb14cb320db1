import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** A feed that is kept, whole. */
export interface KeptFeed {
  path: string
  state: string
  /** How long it took to make, in ms. */
  took: number
  size: number
  /** When it was finished. */
  at: Date
}

/** A claim that nobody touched for so long is of a process that is gone, in ms. */
const abandoned = 30_000
const beat = 5_000
const growing = '.building'
/** Kept no longer than this, in ms: a feed of a region that is gone is asked for by nobody. */
const longestKept = 7 * 86_400_000

/**
 * The feeds that are kept, as files `name.state.took.gz`, and beside them those that grow as `name.state.building`. All processes
 * on this machine share the folder: who makes the file of a growing feed makes the feed, and everybody may read it meanwhile.
 */
export class FeedFolder {
  constructor(private readonly folder: string) {}

  /** The feed of this name that was finished last, whatever its state. */
  async newest(name: string): Promise<KeptFeed | undefined> {
    const kept = await Promise.all((await this.names(name)).map((file) => this.facts(file)))
    return kept.flatMap((one) => one ?? []).sort((a, b) => b.at.getTime() - a.at.getTime())[0]
  }

  /** Where a feed of this state grows. */
  growing = (name: string, state: string): string => join(this.folder, `${name}.${state}${growing}`)

  /** The states in which the feed of this name is being made now, by whichever process. */
  async statesGrowing(name: string): Promise<string[]> {
    const files = (await this.all()).filter((file) => file.startsWith(`${name}.`) && file.endsWith(growing))
    const alive = await Promise.all(
      files.map(async (file) => {
        return (await this.isGrowing(join(this.folder, file))) ? [file.split('.')[1] ?? ''] : []
      }),
    )
    return alive.flat()
  }

  /** Whether somebody is at a growing file: at the one of this inode, where that is said. */
  async isGrowing(path: string, inode?: number): Promise<boolean> {
    const found = await stat(path).catch(() => undefined)
    return found !== undefined && Date.now() - found.mtimeMs < abandoned && (inode ?? found.ino) === found.ino
  }

  /** Whether the file of this inode is the feed, whole in this state: another one of the same state says nothing of it. */
  async isWhole(name: string, state: string, inode: number): Promise<boolean> {
    const files = (await this.names(name)).filter((file) => file.startsWith(`${name}.${state}.`))
    const found = await Promise.all(files.map((file) => stat(join(this.folder, file)).catch(() => undefined)))
    return found.some((file) => file?.ino === inode)
  }

  /** Takes it upon this process to make a feed. False where another is at it. */
  async claim(path: string): Promise<boolean> {
    await mkdir(this.folder, { recursive: true })
    const left = await stat(path).catch(() => undefined)
    if (left && Date.now() - left.mtimeMs > abandoned) await rm(path, { force: true })
    try {
      await (await open(path, 'wx')).close()
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    }
  }

  /** Gives back what was claimed and is not made. */
  release = (path: string): Promise<void> => rm(path, { force: true })

  /** Does the work on a growing file, and says meanwhile that somebody is at it. What was not finished is taken away. */
  async whole(name: string, state: string, work: (path: string) => Promise<unknown>): Promise<void> {
    const path = this.growing(name, state)
    const began = performance.now()
    const beating = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => {}), beat)
    try {
      await work(path)
      const took = Math.round(performance.now() - began)
      await rename(path, join(this.folder, `${name}.${state}.${took}.gz`))
    } catch (error) {
      await this.release(path)
      throw error
    } finally {
      clearInterval(beating)
    }
    await this.clear(name, state)
  }

  /** Takes away what nobody asks for any more. Whoever still reads one has it open. */
  private async clear(name: string, state: string): Promise<void> {
    for (const file of await this.all()) {
      const found = await stat(join(this.folder, file)).catch(() => undefined)
      const age = Date.now() - (found?.mtimeMs ?? 0)
      const isOlder = file.startsWith(`${name}.`) && !file.startsWith(`${name}.${state}.`)
      if (file.endsWith(growing) ? age > abandoned : isOlder || age > longestKept)
        await rm(join(this.folder, file), { force: true }).catch(() => {})
    }
  }

  private all = (): Promise<string[]> => readdir(this.folder).catch(() => [])

  private names = async (name: string): Promise<string[]> =>
    (await this.all()).filter((file) => file.startsWith(`${name}.`) && file.endsWith('.gz'))

  private async facts(file: string): Promise<KeptFeed | undefined> {
    const [, state, took] = file.split('.')
    const path = join(this.folder, file)
    const found = await stat(path).catch(() => undefined)
    return found && state ? { path, state, took: Number(took), size: found.size, at: found.mtime } : undefined
  }
}

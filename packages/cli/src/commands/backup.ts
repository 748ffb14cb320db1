import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { databaseOf, type PlaceOptions, shopConfig } from '../config'
import { interruptible } from '../interruptible'
import { type ProgressMode, progress, progressOption } from '../progress'
import { CommandError, data, exit, say } from '../shell'

interface Options extends PlaceOptions {
  out?: string
  secrets: boolean
  yes?: boolean
  replace?: boolean
  json?: boolean
  progress?: ProgressMode
}

const place = async (options: PlaceOptions) => {
  const config = await shopConfig(options)
  return { data: config.data, database: databaseOf(config) }
}
/** Where backups lie unless another place is named. */
const folderOf = (dataFolder: string) => join(dataFolder, 'backups')

/** `backup create | restore | verify | list`: a whole shop in one file. */
export function backup(program: Command) {
  const command = program
    .command('backup')
    .description('Keep the shop in one file: rows, stored files and secrets; put it back, on either database')
  const add = (name: string, says: string) =>
    command
      .command(name)
      .description(says)
      .option('--data <folder>', 'data folder')
      .option('--json', 'what came of it, as JSON')
  add('create', 'Write a backup; the shop may go on meanwhile')
    .option('-o, --out <file>', 'the file to write (default: backups/<time>.tar.gz in the data folder)')
    .option('--no-secrets', 'leave out secrets.json, for a copy that others may have')
    .addOption(progressOption())
    .action(create)
  add('restore', 'Put the shop back as a backup has it; the shop must not be running')
    .argument('<file>', 'the backup')
    .option('--replace', 'although a shop is there: everything in it goes')
    .option('--yes', 'the same as --replace')
    .addOption(progressOption())
    .action(restore)
  add('verify', 'Read a backup to its end and say whether it is whole')
    .argument('<file>', 'the backup')
    .action(verify)
  add('list', 'The backups in a folder, the newest first')
    .argument('[folder]', 'where to look (default: backups in the data folder)')
    .action(list)
}

async function create(options: Options): Promise<void> {
  const { writeBackup } = await import('@cartwright/server/maintenance')
  const from = await place(options)
  const name = `${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz`
  const file = resolve(options.out ?? join(folderOf(from.data), name))
  const bar = progress(options.progress)
  const { secrets } = options
  const stop = interruptible('no backup was written')
  const onProgress = stop.before((done) => bar.show('Keeping', done))
  const written = await writeBackup(from, file, { secrets, onProgress }).finally(() => {
    bar.end()
    stop.end()
  })
  if (options.json) data(JSON.stringify(written))
  else {
    say(`Kept ${written.rows} rows and ${written.files.count} files in ${file} (${megabytes(written.size)})`)
    if (secrets) say('           whoever has this file can open the shop: keep it as you keep its passwords')
  }
}

async function restore(name: string, options: Options): Promise<void> {
  const { restoreBackup } = await import('@cartwright/server/maintenance')
  const to = await place(options)
  const bar = progress(options.progress)
  const replace = Boolean(options.yes || options.replace)
  const stop = interruptible('the shop is as it was')
  const onProgress = stop.before((done) => bar.show('Putting back', done))
  const restored = await restoreBackup(resolve(name), to, { replace, onProgress })
    .catch((error: { code?: string; message?: string }) => {
      if (error.code !== 'shop_not_empty') throw error
      throw new CommandError(
        error.message ?? '',
        exit.conflict,
        'Keep it with cartwright backup create, then say --replace',
      )
    })
    .finally(() => {
      bar.end()
      stop.end()
    })
  if (options.json) {
    data(JSON.stringify(restored))
    return
  }
  say(
    `Put back ${restored.rows} rows and ${restored.files.count} files, as they were at ${restored.created_at}`,
  )
  if (restored.migrated.length) say(`Applied ${restored.migrated.join(', ')}`)
  if (!restored.has_secrets) say('The backup holds no secrets: those of this data folder stay')
}

async function verify(name: string, options: Options): Promise<void> {
  const { verifyBackup } = await import('@cartwright/server/maintenance')
  const found = await verifyBackup(resolve(name))
  if (options.json) data(JSON.stringify(found))
  else say(`${name} is whole: ${found.rows} rows and ${found.files.count} files, made at ${found.created_at}`)
}

async function list(folder: string | undefined, options: Options): Promise<void> {
  const { listBackups } = await import('@cartwright/server/maintenance')
  const at = folder ? resolve(folder) : folderOf((await place(options)).data)
  const found = await listBackups(at)
  if (options.json) data(JSON.stringify(found))
  else if (found.length === 0) say(`There are no backups in ${at}`)
  else
    for (const { file, size, created_at, database, products, orders } of found)
      data(
        [created_at, database, `${products} products`, `${orders} orders`, megabytes(size), file].join('  '),
      )
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

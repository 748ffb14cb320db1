import { rm } from 'node:fs/promises'
import { leftFolders } from '../store/dump/held-folder'
import { clearStagings, isStaged } from '../store/dump/left-stagings'
import { endLeftFiles } from './incoming-files'
import type { BackupPlace } from './write-backup'

/**
 * Brings to an end what backups, restores and moves left that were killed: half a database beside the shop's own, files
 * that were on their way. What somebody is at work in stays.
 */
export async function clearLeftBehind({ data, database }: BackupPlace): Promise<void> {
  await endLeftFiles(data, (name) => isStaged(database, name))
  await clearStagings(database)
  for (const folder of leftFolders(data, /^\.backup-/)) await rm(folder, { recursive: true, force: true })
}

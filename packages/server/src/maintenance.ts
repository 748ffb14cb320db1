/**
 * What an owner does to a shop now and then, and a shop that sells never: backups, moving in and between databases, files taken
 * in at a command line, trial data. An entry of its own, so that no start reads it.
 */
export { type ListedBackup, listBackups } from './backup/list-backups'
export { type Restored, restoreBackup, verifyBackup } from './backup/restore-backup'
export { type BackupPlace, type WrittenBackup, writeBackup } from './backup/write-backup'
export { type AskedV1, askV1 } from './migrate/ask-v1'
export { type CaughtUp, catchUpShop } from './migrate/catch-up-shop'
export { type MovedIn, moveShop, surveyV1 } from './migrate/move-shop'
export { type Reported, reportPage } from './migrate/report-page'
export type { Survey } from './migrate/survey'
export type { V1Address } from './migrate/v1-source'
export { type Verified, verifyMove } from './migrate/verify'
export { csvLine } from './modules/batch-job/csv-text'
export { saveMapping } from './modules/batch-job/import-mappings'
export { jobForFile } from './modules/batch-job/job-for-file'
export { type FileImport, importFromFile, resumeImport, undoImport } from './modules/batch-job/run-import'
export { runBatchJob } from './modules/batch-job/run-job'
export type { OnProgress } from './store/dump/copy-rows'
export { type Moved, moveDatabase } from './store/dump/move-database'
export { resetDatabase } from './store/dump/reset-database'
export { type Stressed, type StressOptions, seedStress } from './stress/seed-stress'

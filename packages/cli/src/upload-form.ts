import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { CommandError, exit } from './shell'

/** Files of the disk as a form that is posted. @throws CommandError when none is named */
export async function uploadForm(files: readonly string[]): Promise<FormData> {
  if (files.length === 0) throw new CommandError('No file is named', exit.usage, 'Write --file picture.jpg')
  const form = new FormData()
  for (const file of files) form.append('files', new File([await readFile(file)], basename(file)))
  return form
}

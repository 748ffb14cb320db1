import { open, rename } from 'node:fs/promises'

/** Writes a small file that is there whole or not at all, also after the power went. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const handle = await open(`${path}.part`, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${path}.part`, path)
}

import { open } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { invalidData } from '../../../errors'
import { detectFormat } from '../csv'
import type { Sample, Source } from './format'

const sampleBytes = 65_536

/** Looks at the beginning of a file. @throws invalid_data when there is none */
export async function sampleOf({ path, name }: Source): Promise<Sample> {
  const handle = await open(path, 'r').catch(() => {
    throw invalidData(`There is no file ${name}`)
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0)
    const start = buffer.subarray(0, bytesRead)
    const { encoding, separator } = detectFormat(start)
    const text = new TextDecoder(encoding).decode(start)
    return { name, text, header: /^\s*[[{]/.test(text) ? [] : headerOf(text, separator) }
  } finally {
    await handle.close()
  }
}

function headerOf(text: string, delimiter: string): string[] {
  try {
    const [header = []] = parse(text, { bom: true, delimiter, relax_quotes: true, to: 1 }) as string[][]
    return header.map((name) => name.trim())
  } catch {
    // Whatever it is, it is no table.
    return []
  }
}
